'use client';

import * as Primitive from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { Collapse } from '../../content/transition';
import type { PartProps } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { createRequiredContext } from '../../lib/required-context';
import { useControllableState } from '../../lib/use-controllable-state';

interface AccordionState {
  open: readonly string[];
  level: AccordionLevel;
}

const [AccordionContext, useAccordion] = createRequiredContext<AccordionState>('<Accordion>');

interface ItemState {
  open: boolean;
  triggerId: string;
  contentId: string;
}

const [ItemContext, useItem] = createRequiredContext<ItemState>('<AccordionItem>');

const noneExpanded: ReadonlySet<string> = new Set();

export type AccordionLevel = 2 | 3 | 4 | 5 | 6;

export interface AccordionOptions extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The level of the headings around the triggers. @default 3 */
  level?: AccordionLevel;
  /** Whether all items are disabled. @default false */
  disabled?: boolean;
}

interface SingleValue<Value extends string> {
  /** Whether one item or several items can be open. @default 'single' */
  type?: 'single';
  /** The controlled value of the open item, or `null`. Use with `onValueChange`. */
  value?: Value | null;
  /** The value of the initially open item when uncontrolled. @default null */
  defaultValue?: Value | null;
}

interface MultipleValues<Value extends string> {
  type: 'multiple';
  /** The controlled values of the open items if `type` is `multiple`. Use with `onExpandedChange`. */
  expanded?: ReadonlySet<Value>;
  /** The values of the initially open items when uncontrolled, if `type` is `multiple`. @default none */
  defaultExpanded?: ReadonlySet<Value>;
  /** Called with the values of all open items if `type` is `multiple`. */
  onExpandedChange?: (expanded: ReadonlySet<Value>) => void;
  collapsible?: undefined;
}

/** Whether one item or several items can be open. */
type Values<Value extends string> =
  | (SingleValue<Value> & {
      /** Called with the value of the open item, or with `null`. */
      onValueChange?: (value: Value | null) => void;
      /** Whether the open item can be closed without opening another one. @default true */
      collapsible?: boolean;
    })
  | (SingleValue<Value> & { onValueChange?: (value: Value) => void; collapsible: false })
  | MultipleValues<Value>;

export type AccordionProps<Value extends string = string> = AccordionOptions & Values<Value>;

/** Headings that each show and hide a section (WAI-ARIA accordion pattern). */
export function Accordion<Value extends string = string>(props: AccordionProps<Value>): ReactNode;
export function Accordion({ level = 3, className, children, ...props }: AccordionProps) {
  const shared = { 'data-slot': 'accordion', className: cn('grid grid-cols-[minmax(0,1fr)]', className), level };
  return props.type === 'multiple' ? (
    <MultipleAccordion {...shared} {...props}>
      {children}
    </MultipleAccordion>
  ) : (
    <SingleAccordion {...shared} {...props}>
      {children}
    </SingleAccordion>
  );
}

interface Shared extends Omit<AccordionOptions, 'level'> {
  level: AccordionLevel;
}

function MultipleAccordion({
  expanded,
  defaultExpanded = noneExpanded,
  onExpandedChange,
  level,
  children,
  ...props
}: Shared & MultipleValues<string>) {
  const [current, setCurrent] = useControllableState(expanded, defaultExpanded, onExpandedChange);
  const open = useMemo(() => [...current], [current]);
  return (
    <Primitive.Root {...props} value={open} onValueChange={(next: string[]) => setCurrent(new Set(next))}>
      <AccordionContext value={useMemo(() => ({ open, level }), [open, level])}>{children}</AccordionContext>
    </Primitive.Root>
  );
}

function SingleAccordion({
  value,
  defaultValue = null,
  onValueChange,
  collapsible = true,
  level,
  children,
  ...props
}: Shared & SingleValue<string> & { onValueChange?: (value: never) => void; collapsible?: boolean }) {
  const [current, setCurrent] = useControllableState(
    value,
    defaultValue,
    // `null` is passed only if the items are collapsible.
    onValueChange as ((value: string | null) => void) | undefined,
  );
  const state = useMemo(() => ({ open: current === null ? [] : [current], level }), [current, level]);
  return (
    <Primitive.Root
      {...props}
      type="single"
      value={current ?? ''}
      onValueChange={(next) => setCurrent(next || null)}
      collapsible={collapsible}
    >
      <AccordionContext value={state}>{children}</AccordionContext>
    </Primitive.Root>
  );
}

export interface AccordionItemProps<Value extends string = string> extends ComponentProps<'div'> {
  /** The value that identifies the item. */
  value: Value;
  /** Whether the item cannot be opened or closed. @default false */
  disabled?: boolean;
}

/** A heading and its section. */
export function AccordionItem<Value extends string = string>({
  value,
  className,
  children,
  ...props
}: AccordionItemProps<Value>) {
  const id = useId();
  const open = useAccordion('AccordionItem').open.includes(value);
  const item = useMemo(() => ({ open, triggerId: `${id}-trigger`, contentId: `${id}-content` }), [open, id]);
  return (
    <Primitive.Item
      data-slot="accordion-item"
      value={value}
      className={cn('min-w-0 border-b border-divider', className)}
      {...props}
    >
      <ItemContext value={item}>{children}</ItemContext>
    </Primitive.Item>
  );
}

export interface AccordionTriggerProps extends Omit<ComponentProps<'button'>, 'id'> {
  /** A decorative icon before the text. */
  start?: ReactNode;
  /** Classes for the parts: `trigger` is the button. `className` and `style` apply to the surrounding heading. */
  classNames?: { trigger?: string };
  /** Props for the parts: `heading` is the element around the button. */
  slotProps?: { heading?: PartProps<'h3'> };
}

/**
 * The heading of an item, with the button that shows and hides its section. `className` and `style` apply to the
 * heading; all other props apply to the button.
 */
export function AccordionTrigger({
  start,
  classNames,
  slotProps,
  className,
  style,
  children,
  ...props
}: AccordionTriggerProps) {
  const { level } = useAccordion('AccordionTrigger');
  const { open, triggerId, contentId } = useItem('AccordionTrigger');
  const Heading = `h${level}` as const;
  const { heading } = slotProps ?? {};
  return (
    <Primitive.Header asChild>
      <Heading
        data-slot="accordion-heading"
        {...heading}
        className={cn('flex', heading?.className, className)}
        style={style ?? heading?.style}
      >
        <Primitive.Trigger
          data-slot="accordion-trigger"
          // Radix's content component would set a `style` attribute, which a strict content security policy blocks.
          aria-controls={open ? contentId : undefined}
          {...props}
          id={triggerId}
          className={cn(
            'flex min-h-12 min-w-0 grow cursor-pointer items-center gap-3 rounded-inner px-2 py-3 text-start text-h5',
            'text-heading hover:bg-hover focus-visible:-outline-offset-2',
            'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-disabled aria-disabled:cursor-default',
            classNames?.trigger,
          )}
        >
          {start && (
            <span aria-hidden className="inline-flex shrink-0 in-enabled:text-muted [&>svg]:size-5">
              {start}
            </span>
          )}
          <span className="min-w-0 grow wrap-anywhere">{children}</span>
          <ChevronDown
            aria-hidden
            className={cn(
              'size-5 shrink-0 transition-transform duration-control in-enabled:text-muted',
              open && 'rotate-180',
            )}
          />
        </Primitive.Trigger>
      </Heading>
    </Primitive.Header>
  );
}

export interface AccordionContentProps extends ComponentProps<'div'> {
  /** Keeps closed content mounted, inert and invisible so that its state is preserved. @default false */
  keepMounted?: boolean;
}

/** The section of an item, which is a region labeled by its heading. */
export function AccordionContent({ keepMounted, className, children, ...props }: AccordionContentProps) {
  const { open, triggerId, contentId } = useItem('AccordionContent');
  return (
    <Collapse
      open={open}
      keepMounted={keepMounted}
      role="region"
      aria-labelledby={triggerId}
      data-slot="accordion-content"
      {...props}
      id={contentId}
      className={className}
    >
      <div className="px-2 pt-1 pb-4 text-body wrap-anywhere text-text">{children}</div>
    </Collapse>
  );
}
