// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { proposeGroupLevels } from '../../../src/rows/level-words';

const levels = (groups: string[], pointer: string) =>
  Object.fromEntries(proposeGroupLevels(groups, pointer).map(({ group, level }) => [group, level]));

describe('the levels of groups', () => {
  it('are found for known words in any case', () => {
    expect(levels(['OK ', 'Warning', 'failed', 'odd'], '/state')).toEqual({
      'OK ': 'high',
      Warning: 'medium',
      failed: 'low',
    });
  });

  it.each(['/severity', '/fields/priority', '/riskLevel', '/impact', '/issue_severity'])(
    'are low for a high severity in %s',
    (pointer) => {
      expect(levels(['High', 'medium', 'low', 'critical', 'minor', 'P1'], pointer)).toEqual({
        High: 'low',
        medium: 'medium',
        low: 'high',
        critical: 'low',
        minor: 'medium',
        P1: 'low',
      });
    },
  );

  it('are unknown for numbers where more is worse', () => {
    expect(levels(['1', '2', '3'], '/priority')).toEqual({});
    expect(levels(['1', '2', '3'], '/quality')).toEqual({ 1: 'low', 2: 'medium', 3: 'high' });
  });

  it('keep their meaning if such a word is only part of a name', () => {
    expect(levels(['high', 'low'], '/quality')).toEqual({ high: 'high', low: 'low' });
    expect(levels(['high', 'low'], '/brisk')).toEqual({ high: 'high', low: 'low' });
  });
});
