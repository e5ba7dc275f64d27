'use client';

import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import { englishLabels, type Labels } from './english-labels';

const LabelsContext = createContext<Labels>(englishLabels);

export interface LabelsProviderProps {
  /** A translation, or the labels to replace. Labels that are missing come from the surrounding provider, or are English. */
  labels: Partial<Labels>;
  /** The components that use the labels. */
  children: ReactNode;
}

/** Replaces texts of the kit, for example by those of another language. Without a provider, the texts are English. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const inherited = use(LabelsContext);
  const all = useMemo(() => ({ ...inherited, ...labels }), [inherited, labels]);
  return <LabelsContext value={all}>{children}</LabelsContext>;
}

/** Returns a function that resolves a label: the component's own prop, else the text of the nearest provider, else English. */
export function useLabels(): (name: keyof Labels, own?: string) => string {
  const labels = use(LabelsContext);
  return useCallback((name, own) => own ?? labels[name] ?? englishLabels[name], [labels]);
}
