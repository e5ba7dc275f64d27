'use client';

import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import type { Labels } from '../../labels';

const LabelsContext = createContext<Partial<Record<string, string>>>({});

export interface LabelsProviderProps {
  /** A translation, or the labels to replace. Labels that are missing come from the surrounding provider, or are English. */
  labels: Partial<Labels>;
  /** The components that use the labels. */
  children: ReactNode;
}

/** Replaces texts of the kit, for example by those of another language. Without a provider, the texts are English. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const inherited = use(LabelsContext);
  const replaced = useMemo(() => ({ ...inherited, ...labels }), [inherited, labels]);
  return <LabelsContext value={replaced}>{children}</LabelsContext>;
}

/**
 * Returns a function that resolves a label: the component's own prop, else the text of the nearest provider, else the
 * default. Keep `defaults` stable, for example in a constant of the module.
 */
export function useLabels<Name extends string>(
  defaults: Readonly<Record<Name, string>>,
): (name: Name, own?: string) => string {
  const labels = use(LabelsContext);
  return useCallback((name, own) => own ?? labels[name] ?? defaults[name], [labels, defaults]);
}
