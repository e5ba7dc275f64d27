import { useState } from 'react';
import type { DataResponse } from '../../data/hooks';

export interface RefreshPress {
  press: () => void;
  isRunning: boolean;
  /** The outcome of the last press, for a live region. Empty until then: an automatic refresh is not announced. */
  message: string;
}

/** Refreshes when the user presses a button, and reports the outcome. */
export function useRefreshPress(
  refresh: () => Promise<void>,
  { isBusy, error }: Pick<DataResponse<unknown, unknown>, 'isBusy' | 'error'>,
): RefreshPress {
  const [phase, setPhase] = useState<'idle' | 'running' | 'done'>('idle');
  const [message, setMessage] = useState('');
  if (phase === 'done' && !isBusy) {
    setPhase('idle');
    setMessage(error ? `Not updated. ${error.message}` : 'Updated');
  }
  return {
    press: () => {
      setPhase('running');
      setMessage('');
      void refresh().finally(() => setPhase('done'));
    },
    isRunning: phase === 'running',
    message,
  };
}
