import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ComponentProps, use } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** The id of the page, such as `controls-button--documentation`, which a hash may follow. */
  page: string;
  /** The id of an element of the page that contains the link, such as a heading. */
  section?: string;
}

/** A link to a page of the documentation, or to a section of this page, without Storybook's styles for links. */
export function PageLink({ page, section, onClick, ...props }: PageLinkProps) {
  const { channel } = use(DocsContext);
  const hash = section === undefined ? '' : `#${section}`;
  const url = `?path=/docs/${page}`;
  return (
    // The address is relative to the frame: a new tab opens the page in the whole Storybook. A bare hash would open the frame alone,
    // because its base element has the target of the parent.
    <a
      href={`./${url}${hash}`}
      target="_parent"
      onClick={(event) => {
        // A button with `asChild` passes a handler too.
        onClick?.(event);
        if (event.defaultPrevented) return;
        const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
        const target = section === undefined ? null : document.getElementById(section);
        if (!isPlain || (window.parent === window && !target)) return;
        event.preventDefault();
        target?.scrollIntoView();
        target?.focus({ preventScroll: true });
        channel.emit(NAVIGATE_URL, hash || url);
      }}
      {...props}
    />
  );
}
