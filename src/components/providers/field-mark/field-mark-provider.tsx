'use client';

import { createContext, type ReactNode, use } from 'react';

/**
 * Which labels are followed by a visible mark: those of required fields (an asterisk), of optional fields (a word), or
 * none.
 */
export type FieldMark = 'required' | 'optional' | 'none';

const MarkContext = createContext<FieldMark>('required');

export interface FieldMarkProviderProps {
  /** The fields to mark. Choose the less common kind. @default 'required' */
  mark?: FieldMark;
  /** The content that contains the fields. */
  children: ReactNode;
}

/** Determines which fields have a visible mark, for the whole app or for a form. */
export function FieldMarkProvider({ mark = 'required', children }: FieldMarkProviderProps) {
  return <MarkContext value={mark}>{children}</MarkContext>;
}

// The asterisk's alternative text is empty, because `required` already conveys the meaning.
const asterisk = "after:ms-0.5 after:text-error after:content-['*'_/_'']";

/** Returns the class that marks a required field's label, and whether optional fields are marked with a word. */
export function useFieldMark(required: boolean): { markClass: string | undefined; isMarkedOptional: boolean } {
  const mark = use(MarkContext);
  return {
    markClass: required && mark === 'required' ? asterisk : undefined,
    isMarkedOptional: !required && mark === 'optional',
  };
}
