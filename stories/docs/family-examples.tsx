import { Canvas, Description, DocsContext, Markdown, Subheading, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, use } from 'react';
import { useToolbar } from './use-toolbar';

/**
 * The start of a family's page: its sheet, which has every variant, tone, size and state, and its playground. The props have their
 * one table in `PropsOf`; the playground has the controls.
 */
export function Gallery() {
  const stories = use(DocsContext).componentStories();
  const sheet = stories.find(({ tags }) => tags.includes('visual'));
  const playground = stories.find(({ name }) => name === 'Playground');
  if (!sheet || !playground) throw new Error('A family needs a story "Playground", and a story with the tag "visual".');
  const { story: frame } = (sheet.parameters.docs ?? {}) as { story?: FrameParameters };
  return (
    <>
      {/* A sheet of layers has open layers, which need a page. */}
      {sheet.parameters.layout === 'fullscreen' || frame?.inline === false ? (
        <SheetFrame id={sheet.id} height={frame?.iframeHeight} />
      ) : (
        <Canvas of={sheet.moduleExport} sourceState="none" />
      )}
      <Canvas of={playground.moduleExport} />
      <Markdown>{`Change the props in the [Playground](?path=/story/${playground.id}).`}</Markdown>
    </>
  );
}

/** The parameters of Storybook for a story in a frame. */
interface FrameParameters {
  inline?: boolean;
  /** The height in px. */
  iframeHeight?: number;
}

interface SheetFrameProps {
  id: string;
  height?: number;
}

/** A story in a frame, in the theme of the toolbar. It is inert, because an open layer takes the focus. */
function SheetFrame({ id, height = 480 }: SheetFrameProps) {
  const { theme, direction, contrast } = useToolbar(use(DocsContext));
  const globals = `theme:${theme};direction:${direction};contrast:${contrast}`;
  return (
    <div aria-hidden inert className="my-6 overflow-hidden rounded border border-divider" style={{ height }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is a page of this Storybook */}
      <iframe
        title="Gallery"
        loading="lazy"
        className="block size-full border-0"
        src={`./iframe.html?id=${id}&viewMode=story&globals=${globals}`}
      />
    </div>
  );
}

export interface ExampleProps {
  /** A story. */
  of: ComponentProps<typeof Canvas>['of'];
}

/** A story of a feature with a heading, its description and its code. */
export function Example({ of }: ExampleProps) {
  const { story } = useOf(of ?? 'story', ['story']);
  return (
    <section>
      {/* An id of the text would repeat that of a heading of the page, such as "Keyboard". */}
      <Subheading disableAnchor>{`${story.name.slice(0, 1)}${story.name.slice(1).toLowerCase()}`}</Subheading>
      <Description of={of} />
      <Canvas of={of} />
    </section>
  );
}
