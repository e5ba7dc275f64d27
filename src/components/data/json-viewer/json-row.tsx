'use client';

import { ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Chip } from '../../content/chip';
import { cn } from '../../lib/cn';
import { useHydrated } from '../../lib/use-hydrated';
import { useLocale } from '../../providers/locale';
import { useLabels } from '../../providers/labels';
import type { Tone } from '../../tokens';
import type { JsonLine } from './json-lines';
import { type JsonKind, keyText, kindOf, nameOf, spokenText, valueText } from './json-text';
import { jsonViewerLabels } from './json-viewer-labels';

/** A small label after a node. */
export interface JsonViewerMark {
  /** The JSON Pointer of the node. The key `*` matches every item of an array. */
  pointer: string;
  /** The text of the label. */
  label: string;
  /** The color of the label and, for an array or object, of its row. @default 'primary' */
  tone?: Tone;
}

const kinds: Record<JsonKind, string> = {
  array: 'text-muted',
  object: 'text-muted',
  text: 'text-success',
  number: 'text-primary',
  boolean: 'text-warning',
  none: 'text-muted',
};

interface JsonRowProps {
  line: JsonLine;
  marks: readonly JsonViewerMark[];
  id: string;
  index: number;
  isActive: boolean;
  isActivatable: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Renders a line of the tree. */
export function JsonRow({ line, marks, id, index, isActive, isActivatable, className, ref }: JsonRowProps) {
  const text = useLabels(jsonViewerLabels, undefined, useLocale());
  const isHydrated = useHydrated();
  const { key, value, level, childCount, isExpanded, omitted } = line;
  const kind = kindOf(value);
  const isBranch = childCount !== undefined;
  const canExpand = isBranch && childCount > 0;
  const tone = isBranch && marks.length > 0 ? (marks[0]?.tone ?? 'primary') : undefined;

  const size = isBranch ? text(kind === 'array' ? 'jsonItems' : 'jsonFields', { count: childCount }) : '';
  const more = omitted === undefined ? undefined : text('jsonMore', { count: omitted });

  function renderValue(): ReactNode {
    if (more !== undefined) return <bdi>… {more}</bdi>;
    if (!isBranch) return <bdi>{valueText(value)}</bdi>;
    const [start, end] = kind === 'array' ? '[]' : '{}';
    return (
      <>
        {start} <bdi>{size}</bdi> {end}
      </>
    );
  }

  return (
    <div
      ref={ref}
      role="treeitem"
      id={id}
      aria-label={
        more ??
        nameOf(
          key,
          isBranch ? size : spokenText(value),
          marks.map(({ label }) => label),
        )
      }
      aria-level={level}
      aria-setsize={line.setSize}
      aria-posinset={line.position}
      aria-expanded={canExpand ? isExpanded : undefined}
      data-slot="json-viewer-row"
      data-state={canExpand ? (isExpanded ? 'open' : 'closed') : undefined}
      data-kind={more === undefined ? kind : 'omitted'}
      data-index={index}
      data-tone={tone}
      data-marked={tone ? '' : undefined}
      data-active={isActive ? '' : undefined}
      // The indentation is limited to leave room for the text. A server does not render `style` attributes, which a
      // strict CSP would block.
      style={isHydrated ? { paddingInlineStart: `min(${level - 1} * 2 * var(--wm-space), 40%)` } : undefined}
      className={cn(
        'flex min-h-7 w-full items-center gap-1 rounded-inner pe-2 whitespace-nowrap',
        'outline-focus -outline-offset-2 group-focus/json:data-active:outline-2',
        (canExpand || isActivatable) && 'cursor-pointer',
        tone ? 'bg-tone-soft text-on-tone-soft' : 'hover:bg-hover',
        className,
      )}
    >
      <span
        aria-hidden
        data-slot={canExpand ? 'json-viewer-toggle' : undefined}
        className={cn('inline-flex size-target shrink-0 items-center justify-center', !tone && 'text-muted')}
      >
        {canExpand && (
          <ChevronRight className={cn('size-4 transition-transform duration-control', isExpanded && 'rotate-90')} />
        )}
      </span>
      {key !== undefined && (
        <span
          className={cn('flex max-w-1/2 shrink-0', !tone && (typeof key === 'number' ? 'text-muted' : 'text-heading'))}
        >
          <bdi className="min-w-0 truncate">{keyText(key)}</bdi>:
        </span>
      )}
      <span className={cn('min-w-0 truncate', !tone && (more === undefined ? kinds[kind] : 'text-muted'))}>
        {renderValue()}
      </span>
      {marks.map(({ pointer, label, tone: markTone = 'primary' }) => (
        <Chip
          key={`${pointer} ${label}`}
          dir="auto"
          size="sm"
          tone={markTone}
          // A tonal chip would not stand out from a tinted row.
          variant={tone ? 'solid' : 'tonal'}
          className="ms-1 max-w-1/3 shrink-0 font-sans"
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}
