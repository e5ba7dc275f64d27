import { describe, expect, it } from 'vitest';
import { englishLabels, type Labels } from 'waymark';
import { arabicLabels } from '../../../stories/docs/arabic-labels';
import { germanLabels } from '../../../stories/docs/german-labels';

const names = Object.keys(englishLabels) as (keyof Labels)[];
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each([
  // The same word in both languages.
  { language: 'German', labels: germanLabels, same: ['optional'] },
  { language: 'Arabic', labels: arabicLabels, same: [] },
])('the labels in $language', ({ labels, same }) => {
  it('are all there, and no others', () => {
    expect(Object.keys(labels).toSorted()).toEqual(names.toSorted());
    expect(names.filter((name) => labels[name].trim() === '')).toEqual([]);
  });

  it('are translated, but for the words that both languages share', () => {
    expect(names.filter((name) => labels[name] === englishLabels[name])).toEqual(same);
  });

  it('keep the places where the kit fills something in', () => {
    for (const name of names) expect(placeholders(labels[name]), name).toEqual(placeholders(englishLabels[name]));
  });

  it('begin and end without space', () => {
    for (const name of names) expect(labels[name], name).toBe(labels[name].trim());
  });
});
