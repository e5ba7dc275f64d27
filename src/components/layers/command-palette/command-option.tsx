import { ChevronRight, ExternalLink } from 'lucide-react';
import { Fragment, memo } from 'react';
import { Kbd } from '../../content/code-block';
import { cn } from '../../lib/cn';
import { virtualOption } from '../../lib/layer-look';
import { MarkedText } from '../../lib/marked-text';
import { describeShortcut } from '../../lib/use-shortcut';
import { captionsOf, type Command } from './search-commands';

interface CommandOptionProps {
  command: Command;
  id: string;
  index: number;
  active: boolean;
  /** The words of the query, as a single string that `memo` can compare. */
  words: string;
  newTabLabel: string;
}

/** An option in the palette. The list handles its pointer events. */
export const CommandOption = memo(function CommandOption({
  command,
  id,
  index,
  active,
  words,
  newTabLabel,
}: CommandOptionProps) {
  const { title, start, href, newTab, shortcut, disabled } = command;
  const captions = captionsOf(command);
  const chord = shortcut === undefined ? undefined : describeShortcut(shortcut);
  const opensTab = newTab && href !== undefined;
  return (
    <div
      role="option"
      id={id}
      data-slot="command-palette-option"
      data-state={active ? 'active' : 'inactive'}
      data-index={index}
      data-highlighted={active ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      aria-selected={active}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={chord?.aria}
      className={cn(
        virtualOption,
        // Leaves room for the heading when arrow keys scroll the first option into view.
        'scroll-my-8',
      )}
    >
      {start && (
        <span aria-hidden className="flex shrink-0 [&>svg]:size-5">
          {start}
        </span>
      )}
      <span className="min-w-0 grow wrap-anywhere">
        <MarkedText text={title} words={words} />
        {opensTab && <span className="sr-only"> ({newTabLabel})</span>}
        {captions.length > 0 && (
          <span
            className={cn('block text-caption', !disabled && 'text-muted group-data-highlighted/option:text-inherit')}
          >
            {captions.map((text, level) => (
              <Fragment key={text}>
                {level > 0 && (
                  <>
                    {/* Screen readers would read a "›" aloud. */}
                    <span className="sr-only">, </span>
                    <ChevronRight aria-hidden className="mx-0.5 inline size-3.5 align-[-0.125em] rtl:-scale-x-100" />
                  </>
                )}
                <MarkedText text={text} words={words} />
              </Fragment>
            ))}
          </span>
        )}
      </span>
      {opensTab && <ExternalLink aria-hidden />}
      {chord && (
        <Kbd aria-hidden className="shrink-0">
          {chord.text}
        </Kbd>
      )}
    </div>
  );
});
