import { useId } from 'react';
import { Select } from 'waymark';
import { isLevel, type LevelWord } from '../../data/rows/reading';

const options = [
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
  { value: 'none', label: 'Leave out' },
];

export interface LevelTableProps {
  levelWords: readonly LevelWord[];
  onChange: (levelWords: LevelWord[]) => void;
}

/** The level of each word in the level column. */
export function LevelTable({ levelWords, onChange }: LevelTableProps) {
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-h5 text-heading">Levels</legend>
      <p className="text-muted">High is the best level. Rows with a word that is left out are not displayed.</p>
      <ul role="list" className="grid gap-3">
        {levelWords.map(({ word, level }, index) => (
          <li key={word} className="grid grid-cols-2 items-center gap-3">
            <span id={`${id}-${index}`} className="min-w-0 wrap-anywhere">
              <bdi>{word}</bdi>
            </span>
            <Select
              size="sm"
              aria-labelledby={`${id}-${index}`}
              name={`level-${index}`}
              options={options}
              value={level ?? 'none'}
              onValueChange={(value) =>
                onChange(
                  levelWords.map((entry) =>
                    entry.word === word ? { word, level: isLevel(value) ? value : null } : entry,
                  ),
                )
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
