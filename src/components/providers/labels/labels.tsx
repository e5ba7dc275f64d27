'use client';

import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import type { Labels } from '../../labels';
import { fillPlaceholders, type MessageValues } from '../../lib/message';

const LabelsContext = createContext<Partial<Record<string, string>>>({});

export interface LabelsProviderProps {
  /**
   * A translation, or only the labels to replace. Missing labels come from the surrounding provider, or are English if
   * there is none.
   */
  labels: Partial<Labels>;
  /** The components that use the labels. */
  children: ReactNode;
}

/** Replaces the kit's labels, for example with a translation. Without a provider, the labels are English. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const inherited = use(LabelsContext);
  const replaced = useMemo(() => ({ ...inherited, ...labels }), [inherited, labels]);
  return <LabelsContext value={replaced}>{children}</LabelsContext>;
}

/** Returns a label with its placeholders replaced with `values`. */
export type LabelText<Name extends string> = (name: Name, values?: MessageValues) => string;

/**
 * Returns a function that looks up a label: in the component's prop, then in the nearest provider, then in the
 * defaults. Keep `defaults` stable, for example in a module constant.
 * @param own the `labels` prop of the component
 * @param locale the locale for numbers and plural forms in the labels
 */
export function useLabels<Name extends string>(
  defaults: Readonly<Record<Name, string>>,
  own?: Partial<Record<NoInfer<Name>, string>>,
  locale = 'en',
): LabelText<Name> {
  const labels = use(LabelsContext);
  return useCallback(
    (name, values = {}) => fillPlaceholders(own?.[name] ?? labels[name] ?? defaults[name], values, locale),
    [labels, own, defaults, locale],
  );
}
