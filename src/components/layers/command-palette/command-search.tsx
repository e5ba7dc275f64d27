import { Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../controls/icon-button';
import { DelayedStatus } from '../../lib/delayed-status';
import { OptionGroups } from '../../lib/option-groups';
import { safeHref } from '../../lib/safe-href';
import { wordsOf } from '../../lib/search-text';
import { isComposing, useActiveOption, useRevealActive } from '../../lib/use-active-option';
import { useControllableState } from '../../lib/use-controllable-state';
import { useLabels } from '../../providers/labels';
import { useLocale } from '../../providers/locale';
import { useLinkComponent } from '../../providers/link';
import { CommandOption } from './command-option';
import { type CommandPaletteLabels, commandPaletteLabels } from './command-palette-labels';
import { type Command, getSections, getSelectable, prepareCommands } from './search-commands';

export interface CommandSearchProps {
  /** The commands, in display order. Keep the array stable. */
  commands: readonly Command[];
  /**
   * The ids of recently selected commands, most recent first. They are listed first while the query is empty.
   * @default []
   */
  recent?: readonly string[];
  /** The controlled query. Use with `onQueryChange`. */
  query?: string;
  /** The initial query each time the palette opens, such as a search field's text. @default '' */
  defaultQuery?: string;
  /** Called when the query changes. */
  onQueryChange?: (query: string) => void;
  /**
   * Called when a command is selected, after the command's `onSelect`. Call `event.preventDefault()` to keep the
   * palette open and not follow the link.
   */
  onCommandSelect?: (command: Command, event: Event) => void;
  /** Called when the active command (the one that Enter selects) changes, for example to preload its page. */
  onActiveChange?: (command: Command | undefined) => void;
  /** Content below the list, such as a key legend. */
  footer?: ReactNode;
  /** Overrides the provider's labels. */
  labels?: Partial<CommandPaletteLabels>;
}

const none: readonly string[] = [];

/** The palette's field and list. */
export function CommandSearch({
  commands,
  recent = none,
  query,
  defaultQuery = '',
  onQueryChange,
  onCommandSelect,
  onActiveChange,
  footer,
  onClose,
  labels,
}: CommandSearchProps & {
  /** Called when the user selects a command or clicks the close button. */
  onClose: () => void;
}) {
  const text = useLabels(commandPaletteLabels, labels, useLocale());
  const LinkComponent = useLinkComponent();
  const [typed, setTyped] = useControllableState(query, defaultQuery, onQueryChange);
  const [followed, setFollowed] = useState<{ href: string; newTab: boolean } | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const linkRef = useRef<HTMLSpanElement>(null);

  // Render a long list with lower priority than the text, so typing remains responsive.
  const shownQuery = useDeferredValue(typed);
  const searchable = useMemo(() => prepareCommands(commands), [commands]);
  const recentTitle = text('recentCommands');
  const sections = useMemo(
    () => getSections(searchable, shownQuery, recent, recentTitle),
    [searchable, shownQuery, recent, recentTitle],
  );
  const words = wordsOf(shownQuery).join(' ');
  const selectable = useMemo(() => getSelectable(sections), [sections]);
  const list = useActiveOption(selectable, ([first]) => first);
  useRevealActive(list, sections);

  useLayoutEffect(() => {
    // Place the caret after the initial query.
    inputRef.current?.setSelectionRange(inputRef.current.value.length, inputRef.current.value.length);
  }, []);

  const latestOnActiveChange = useRef(onActiveChange);
  useEffect(() => {
    latestOnActiveChange.current = onActiveChange;
  });
  const activeCommand = list.active?.command;
  useEffect(() => {
    // Use a block so that React does not treat the consumer's return value as a cleanup function.
    latestOnActiveChange.current?.(activeCommand);
  }, [activeCommand]);

  function choose(command: Command, newTab: boolean) {
    const event = new CustomEvent('command.select', { cancelable: true });
    command.onSelect?.(event);
    onCommandSelect?.(command, event);
    if (event.defaultPrevented) return;
    const href = safeHref(command.href);
    if (href !== undefined) {
      // An option must not contain a link, so render one just for the click.
      flushSync(() => setFollowed({ href, newTab: newTab || command.newTab === true }));
      linkRef.current?.querySelector('a')?.click();
    }
    onClose();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    // The list may lag behind the query.
    const now = typed === shownQuery ? selectable : getSelectable(getSections(searchable, typed, recent, recentTitle));
    if (event.key !== 'Enter') {
      list.move(event, now);
      return;
    }
    event.preventDefault();
    const entry = list.activeAmong(now);
    if (entry && !event.repeat) choose(entry.command, event.ctrlKey || event.metaKey);
  }

  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  const isEmpty = count === 0;
  const status =
    words && (isEmpty ? text('noCommands', { query: shownQuery.trim() }) : text('commandCount', { count }));
  return (
    <>
      <div className="flex items-center gap-3 border-b-2 border-divider ps-4 pe-2 has-[input:focus]:border-focus">
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <input
          ref={inputRef}
          type="text"
          role="combobox"
          data-slot="command-palette-input"
          aria-label={text('commandSearch')}
          aria-autocomplete="list"
          aria-expanded={!isEmpty}
          aria-controls={list.listId}
          aria-activedescendant={list.activeId}
          placeholder={text('commandSearch')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            list.activate(null);
            setTyped(event.currentTarget.value);
          }}
          onKeyDown={handleKeyDown}
          className="min-h-14 w-full min-w-0 grow bg-transparent text-lead text-text text-ellipsis outline-none"
        />
        <IconButton
          data-slot="command-palette-close"
          variant="ghost"
          size="sm"
          aria-label={text('close')}
          onClick={onClose}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line click-events-have-key-events -- the field keeps the focus and handles the keys */}
      <div
        role="listbox"
        id={list.listId}
        data-slot="command-palette-list"
        aria-label={text('commandList')}
        hidden={isEmpty}
        // Browsers add a scroll container without focusable content to the tab order.
        tabIndex={-1}
        {...list.listProps}
        onClick={(event) => {
          const entry = list.entryAt(event);
          if (entry) choose(entry.command, event.ctrlKey || event.metaKey);
        }}
        onAuxClick={(event) => {
          const entry = list.entryAt(event);
          if (event.button === 1 && entry?.command.href !== undefined) choose(entry.command, true);
        }}
        className="max-h-[60dvh] overflow-y-auto overscroll-contain p-2"
      >
        <OptionGroups
          groups={sections}
          listId={list.listId}
          slot="command-palette"
          renderOption={(entry) => (
            <CommandOption
              key={entry.key}
              command={entry.command}
              id={list.optionId(entry)}
              index={entry.index}
              active={entry === list.active}
              words={words}
              newTabLabel={text('opensInNewTab')}
            />
          )}
        />
      </div>
      {isEmpty && words && (
        // The status element announces the text.
        <p
          aria-hidden
          data-slot="command-palette-empty"
          className="px-4 py-6 text-center text-body wrap-anywhere text-muted"
        >
          {status}
        </p>
      )}
      <DelayedStatus data-slot="command-palette-status" text={status} />
      {footer && (
        <div data-slot="command-palette-footer" className="border-t border-divider px-4 py-2">
          {footer}
        </div>
      )}
      {followed && (
        <span ref={linkRef} hidden>
          {followed.newTab ? (
            // oxlint-disable-next-line control-has-associated-label -- hidden; clicked by script only
            <a href={followed.href} target="_blank" rel="noopener noreferrer" />
          ) : (
            <LinkComponent href={followed.href} />
          )}
        </span>
      )}
    </>
  );
}
