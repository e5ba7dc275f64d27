import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ComponentProps, use } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** The id of the page, such as `controls-button--documentation`. */
  page: string;
}

/** A link to a page of the documentation, without Storybook's styles for links. */
export function PageLink({ page, ...props }: PageLinkProps) {
  const { channel } = use(DocsContext);
  const url = `?path=/docs/${page}`;
  return (
    // The address is relative to the frame: a new tab opens the page in the whole Storybook.
    <a
      href={`./${url}`}
      target="_parent"
      onClick={(event) => {
        const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
        if (!isPlain || window.parent === window) return;
        event.preventDefault();
        channel.emit(NAVIGATE_URL, url);
      }}
      {...props}
    />
  );
}
