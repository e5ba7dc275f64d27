'use client';

import { createContext, type ReactNode, use } from 'react';

/** Which fields have a visible mark after their label: required ones an asterisk, optional ones a word, or none. */
export type FieldMark = 'required' | 'optional' | 'none';

const MarkContext = createContext<FieldMark>('required');

export interface FieldMarkProviderProps {
  /** The fields to mark: choose those of which there are fewer. @default 'required' */
  mark?: FieldMark;
  /** The fields. */
  children: ReactNode;
}

/** Sets which fields have a visible mark, once for the app or a form. */
export function FieldMarkProvider({ mark = 'required', children }: FieldMarkProviderProps) {
  return <MarkContext value={mark}>{children}</MarkContext>;
}

// The alternative text of the asterisk is empty: `required` says the same.
const asterisk = "after:ms-0.5 after:text-error after:content-['*'_/_'']";

/** Returns the class that marks the label of a required field, and whether an optional field has its word. */
export function useFieldMark(required: boolean): { markClass: string | undefined; isMarkedOptional: boolean } {
  const mark = use(MarkContext);
  return {
    markClass: required && mark === 'required' ? asterisk : undefined,
    isMarkedOptional: !required && mark === 'optional',
  };
}
