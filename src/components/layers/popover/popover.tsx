'use client';

import * as Primitive from '@radix-ui/react-popover';
import { X } from 'lucide-react';
import { Activity, type ComponentProps, type FocusEvent, useMemo, useRef } from 'react';
import { IconButton } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { growing, raised } from '../../lib/layer-look';
import { LayerPortal } from '../../lib/layer-portal';
import { isForeign } from '../../lib/composed-tree';
import { focusInside, loopTab } from '../../lib/return-focus';
import { createRequiredContext } from '../../lib/required-context';
import { closeLabels } from '../../lib/shared-labels';
import { physicalSide } from '../../lib/side';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { type Layer, type LayerContentProps, type LayerProps, useLayer, useLayerContent } from '../../lib/use-layer';
import { useNameWarning } from '../../lib/use-name-warning';
import { useVisibility } from '../../lib/use-visibility';
import { useDirection } from '../../providers/direction';
import { useLabels } from '../../providers/labels';

interface PopoverContextValue extends Layer {
  modal: boolean;
}

const [PopoverContext, usePopover] = createRequiredContext<PopoverContextValue>('<Popover>');

export interface PopoverProps extends LayerProps {
  /** Whether the rest of the page is inert and does not scroll while the popover is open. @default false */
  modal?: boolean;
}

/**
 * A layer anchored to its trigger, for secondary content such as a filter (WAI-ARIA dialog pattern). The page remains
 * usable, unless the popover is `modal`. Escape or a click outside closes the layer, and focus returns to the trigger.
 */
export function Popover({ modal = false, children, ...props }: PopoverProps) {
  const layer = useLayer(props);
  return (
    <PopoverContext value={useMemo(() => ({ ...layer, modal }), [layer, modal])}>
      <Primitive.Root open={layer.open} onOpenChange={layer.setOpen}>
        {children}
      </Primitive.Root>
    </PopoverContext>
  );
}

export interface PopoverTriggerProps extends ComponentProps<typeof Primitive.Trigger> {
  /** Renders the child element, such as a `Button`, as the trigger. @default false */
  asChild?: boolean;
}

/** The button that opens and closes the popover. */
export function PopoverTrigger({ className, ref, ...props }: PopoverTriggerProps) {
  const { returnFocus } = usePopover('PopoverTrigger');
  return (
    <Primitive.Trigger
      data-slot="popover-trigger"
      className={cn('cursor-pointer', className)}
      {...props}
      ref={useComposedRefs(ref, returnFocus.triggerRef)}
    />
  );
}

export interface PopoverAnchorProps extends ComponentProps<typeof Primitive.Anchor> {
  /** Renders the child element as the anchor. @default false */
  asChild?: boolean;
}

/** The element next to which the content is placed, if it is not the trigger. */
export function PopoverAnchor({ className, ...props }: PopoverAnchorProps) {
  return <Primitive.Anchor data-slot="popover-anchor" className={cn('w-fit', className)} {...props} />;
}

type RadixContentProps = ComponentProps<typeof Primitive.Content>;

export interface PopoverContentProps
  extends Omit<RadixContentProps, keyof LayerContentProps | 'forceMount'>, LayerContentProps {
  /** The accessible name, if there is no `PopoverTitle`. */
  'aria-label'?: string;
  /** The alignment along the chosen side. @default 'center' */
  align?: RadixContentProps['align'];
  /**
   * Keeps the content mounted and hidden while the popover is closed (React's `Activity`) so that it opens faster and
   * keeps its state. The content's effects run only while it is displayed.
   * @default false
   */
  keepMounted?: boolean;
  /** Called before focus moves into the content. Call `event.preventDefault()` to keep focus in place. */
  onOpenAutoFocus?: (event: Event) => void;
}

/** The content of the popover. When it opens, focus moves to its first tabbable element. */
export function PopoverContent({
  side = 'bottom',
  container,
  keepMounted = false,
  onOpenAutoFocus,
  onFocus,
  onKeyDown,
  className,
  ref,
  ...props
}: PopoverContentProps) {
  const popover = usePopover('PopoverContent');
  const direction = useDirection();
  const contentRef = useRef<HTMLDivElement>(null);
  const { isVisible, version } = useVisibility(popover.open, keepMounted, contentRef);
  useNameWarning('A popover', popover.open, contentRef);
  const layerProps = useLayerContent(popover, { ...props, ref: useComposedRefs(ref, contentRef) });
  return (
    <LayerPortal portal={Primitive.Portal} layer={popover} container={container} keepMounted={keepMounted}>
      <HideableContent
        key={version}
        isHidden={keepMounted && !isVisible}
        data-slot="popover-content"
        side={physicalSide(side, direction)}
        sideOffset={8}
        collisionPadding={8}
        // In a short viewport, the content scrolls, and an arrow would be clipped.
        className={cn(
          'pointer-events-auto z-popover max-h-(--radix-popper-available-height) max-w-(--radix-popper-available-width)',
          'overflow-auto overscroll-contain has-data-[slot=popover-arrow]:overflow-visible',
          raised,
          growing,
          className,
        )}
        onFocus={composeEventHandlers(onFocus, scrollIntoView)}
        onKeyDown={composeEventHandlers(onKeyDown, loopTab)}
        onOpenAutoFocus={(event) => {
          popover.returnFocus.captureFocus();
          onOpenAutoFocus?.(event);
          const content = contentRef.current;
          if (event.defaultPrevented || !content || !isForeign(content)) return;
          // Radix compares with `document.activeElement` and would focus the content itself.
          event.preventDefault();
          focusInside(content);
        }}
        {...props}
        {...layerProps}
      />
    </LayerPortal>
  );
}

/** The content, which can be hidden. It receives a ref and props from Radix's portal. */
function HideableContent({ isHidden, ...props }: RadixContentProps & { isHidden: boolean }) {
  return (
    <Activity mode={isHidden ? 'hidden' : 'visible'}>
      <Primitive.Content {...props} />
    </Activity>
  );
}

/** Radix wraps focus from the last control to the first without scrolling. */
function scrollIntoView({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest' });
}

export interface PopoverArrowProps extends ComponentProps<typeof Primitive.Arrow> {
  /** The width of the base in pixels. @default 14 */
  width?: number;
  /** The height in pixels. @default 7 */
  height?: number;
  /** Renders the child element, such as an `svg` with another shape, as the arrow. @default false */
  asChild?: boolean;
}

/** An arrow that points to the anchor. Render it inside the content, which then does not scroll. */
export function PopoverArrow({ className, ...props }: PopoverArrowProps) {
  usePopover('PopoverArrow');
  return (
    <Primitive.Arrow
      data-slot="popover-arrow"
      width={14}
      height={7}
      className={cn('fill-raised forced-colors:fill-[CanvasText]', className)}
      {...props}
    />
  );
}

export interface PopoverTitleProps extends ComponentProps<typeof Primitive.Title> {
  /** Renders the child element, such as a heading of another level, as the title. @default false */
  asChild?: boolean;
}

/** The popover's heading and accessible name. */
export function PopoverTitle({ className, ...props }: PopoverTitleProps) {
  return <Primitive.Title data-slot="popover-title" className={cn('text-h4 text-heading', className)} {...props} />;
}

export interface PopoverCloseProps extends ComponentProps<typeof Primitive.Close> {
  /** The accessible name. @default the provider's `close` */
  'aria-label'?: string;
  /** Renders the child element as the button. @default false */
  asChild?: boolean;
}

/** A button in the content that closes the popover. */
export function PopoverClose({ 'aria-label': label, asChild = false, children, ...props }: PopoverCloseProps) {
  const text = useLabels(closeLabels);
  return (
    <Primitive.Close data-slot="popover-close" {...props} asChild>
      {asChild ? (
        children
      ) : (
        <IconButton variant="ghost" size="sm" aria-label={label ?? text('close')}>
          {children ?? <X aria-hidden />}
        </IconButton>
      )}
    </Primitive.Close>
  );
}
