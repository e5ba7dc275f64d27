import { describe, expect, it } from 'vitest';
import { englishLabels, type Labels } from 'waymark';
import { arabicLabels } from 'waymark/labels/ar';
import { germanLabels } from 'waymark/labels/de';

const names = Object.keys(englishLabels) as (keyof Labels)[];
const placeholders = (text: string): string[] => (text.match(/\{\w+(?=[,}])/g) ?? []).toSorted();

describe('the English labels', () => {
  const files = import.meta.glob<Record<string, Record<string, string>>>('../../../src/components/**/*-labels.ts', {
    eager: true,
  });
  const objects = Object.values(files).flatMap((exported) => Object.values(exported));

  it('include every family', () => {
    expect(Object.keys(Object.assign({}, ...objects) as object).toSorted()).toEqual(names.toSorted());
  });

  it('use one string per name', () => {
    for (const object of objects) expect(englishLabels).toMatchObject(object);
  });
});

describe.each([
  // `same` lists the words that are identical in both languages.
  { language: 'German', labels: germanLabels, same: ['optional'] },
  { language: 'Arabic', labels: arabicLabels, same: [] },
])('the labels in $language', ({ labels, same }) => {
  it('are complete and contain no unknown labels', () => {
    expect(Object.keys(labels).toSorted()).toEqual(names.toSorted());
    expect(names.filter((name) => labels[name].trim() === '')).toEqual([]);
  });

  it('are translated except for shared words', () => {
    expect(names.filter((name) => labels[name] === englishLabels[name])).toEqual(same);
  });

  it('contain the same placeholders as the English labels', () => {
    for (const name of names) expect(placeholders(labels[name]), name).toEqual(placeholders(englishLabels[name]));
  });

  it('contain no leading or trailing space', () => {
    for (const name of names) expect(labels[name], name).toBe(labels[name].trim());
  });
});
