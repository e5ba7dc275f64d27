import { Check } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { Tooltip } from '../../layers/tooltip';
import { cn } from '../../lib/cn';
import { safeHref } from '../../lib/safe-href';
import { useLinkComponent } from '../../providers/link';
import { LookSymbol, type SeriesLook } from '../chart/internal';
import { type BarListItem, type BarListVariant, rowHeights } from './bar-list-item';

interface BarListRowProps {
  item: BarListItem;
  variant: BarListVariant;
  /** Whether the text begins at the edge of the list, because no row has a background. */
  isFlush: boolean;
  /** Whether the bar is dimmed. */
  isStale: boolean;
  look?: SeriesLook;
  /** The length of the bar, from 0 to 1. */
  length: number;
  valueText: string;
  /** The share of the whole as text, or `null` if no shares are displayed. */
  share: string | null;
  isSelected: boolean;
  onClick?: () => void;
  /** Whether selected rows of the list show a check mark. */
  hasChecks: boolean;
}

/** A row on top of its bar, which is a link, a toggle button or text. */
export function BarListRow({
  item: { label, fullText, href },
  variant,
  isFlush,
  isStale,
  look,
  length,
  valueText,
  share,
  isSelected,
  onClick,
  hasChecks,
}: BarListRowProps) {
  const LinkComponent = useLinkComponent();
  const fullId = useId();
  const target = safeHref(href);
  const isLink = target !== undefined;
  const isToggle = href === undefined && onClick !== undefined;
  const hasState = isToggle && isSelected;
  const content = {
    'data-slot': 'bar-list-content',
    'aria-describedby': fullText === undefined ? undefined : fullId,
    className: cn(
      // Forced colors mode draws transparent borders.
      'relative flex min-w-0 flex-wrap items-center gap-x-2.5 rounded-inner border-2 py-0.5 text-start text-body text-text',
      isFlush ? 'border-x-0' : 'px-2',
      hasState
        ? 'border-transparent forced-colors:border-[Highlight]'
        : 'border-transparent forced-colors:border-[Canvas]',
      (isLink || isToggle) && 'cursor-pointer no-underline',
      // The hover color covers the bar, which may be as wide as the row.
      (isLink || isToggle) && !hasState && 'hover:bg-heading/6',
      !isLink && !isToggle && fullText !== undefined && 'cursor-help',
    ),
    children: (
      <>
        {/* Sized to leave room for the amount. If there is no room, such as with large text, the amount wraps to
            the next line. */}
        <span className="flex min-w-0 grow basis-24 items-center gap-2.5">
          {look && <LookSymbol look={look} />}
          <bdi
            data-slot="bar-list-label"
            className={cn(
              'line-clamp-2 min-w-0 font-medium wrap-anywhere text-heading',
              isLink && 'underline decoration-1 underline-offset-2',
            )}
          >
            {label}
          </bdi>
          {/* Always rendered so that selecting a row does not shift anything. */}
          {hasChecks && isToggle && (
            <Check
              aria-hidden
              data-slot="bar-list-check"
              className={cn(
                'size-4 shrink-0 text-secondary forced-colors:text-[Highlight]',
                !isSelected && 'invisible',
              )}
            />
          )}
        </span>{' '}
        <span className="ms-auto flex items-center gap-2.5 text-end tabular-nums">
          <bdi data-slot="bar-list-value" className="font-medium text-heading">
            {valueText}
          </bdi>{' '}
          {share !== null && (
            <span className="min-w-12 text-muted">
              <bdi data-slot="bar-list-share">{share}</bdi>
            </span>
          )}
        </span>
      </>
    ),
  };
  const row: ReactElement = isLink ? (
    <LinkComponent {...content} href={target} />
  ) : isToggle ? (
    <button type="button" aria-pressed={isSelected} onClick={onClick} {...content} />
  ) : fullText === undefined ? (
    <span {...content} />
  ) : (
    // The row is focusable so that keyboard users can open the tooltip.
    <button type="button" {...content} />
  );
  return (
    <li
      data-slot="bar-list-row"
      data-state={hasState ? 'selected' : undefined}
      // Both children occupy the same cell.
      className={cn(
        'grid min-w-0 rounded-inner *:col-start-1 *:row-start-1',
        rowHeights[variant],
        hasState && 'bg-secondary-soft',
      )}
    >
      {length > 0 && (
        <span
          aria-hidden
          data-slot="bar-list-bar"
          className={cn(
            // On touch devices, the gap between bars is part of the rows.
            'rounded-inner pointer-coarse:my-0.5 forced-colors:mb-0.5 forced-colors:h-1 forced-colors:self-end forced-colors:bg-[CanvasText]',
            // The bar is inside the row's border, because specks would otherwise be visible at the corners.
            'forced-colors:border-x-2 forced-colors:border-[Canvas] forced-colors:bg-clip-padding',
            hasState ? 'bg-secondary-accent/35' : 'bg-primary-soft',
            isStale && 'opacity-60',
          )}
          style={{ width: `${length * 100}%` }}
        />
      )}
      {fullText === undefined ? (
        row
      ) : (
        <>
          <Tooltip label={fullText} repeatsName>
            {row}
          </Tooltip>
          <span id={fullId} hidden>
            {fullText}
          </span>
        </>
      )}
    </li>
  );
}
