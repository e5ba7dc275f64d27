// Renders the pages of the documentation for scripts/kit/site.ts.
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '../../../scripts/kit/docs.ts';
import { blocks, frames, Island, storyModules } from './blocks';
import { Code } from './code';
import { FrameDocument, type Section, SiteDocument, type SiteFiles } from './layout';
import { PageContext } from './page-state';
import { storyOf } from './story';

interface MdxProps {
  components: Readonly<Record<string, ComponentType<never>>>;
}

const contents = import.meta.glob<ComponentType<MdxProps>>('/stories/**/*.mdx', { eager: true, import: 'default' });

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (typeof node === 'object' && node && 'props' in node)
    return textOf((node.props as { children?: ReactNode }).children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

function Pre({ children }: ComponentProps<'pre'>) {
  const { className = '', children: code } = (children as { props: ComponentProps<'code'> }).props;
  return <Code code={textOf(code)} language={className.replace('language-', '')} />;
}

/** A table that scrolls on a narrow screen. */
function MdxTable(props: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area has to be focusable
    <div className="doc-table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** Returns the HTML of each page and of each story in a frame, by its path. */
export function renderSite(pages: readonly Page[], files: SiteFiles): Record<string, string> {
  const infos = new Map(pages.map((page) => [page.file, page]));
  const paths = new Map(pages.map(({ id, address }) => [id, address]));
  const result: Record<string, string> = {};
  for (const page of pages) {
    const { file, mdx, address } = page;
    const Content = contents[`/stories/${file}`];
    if (!Content) throw new Error(`${file}: there is no such page.`);
    const sections: Section[] = [];
    const addressOf = (link: string): string => {
      const [, kind = '', id = '', hash = ''] = /^\?path=\/(docs|story)\/([\w-]+)(#.*)?$/.exec(link) ?? [];
      if (kind === '') return link;
      if (kind === 'story') return `/storybook/${link}`;
      const path = paths.get(id);
      if (path === undefined) throw new Error(`${file}: no page has the id "${id}".`);
      return path + hash;
    };
    const components = {
      ...blocks,
      a: ({ href = '', ...props }: ComponentProps<'a'>) => <a href={addressOf(href)} {...props} />,
      h2: ({ id = '', children }: ComponentProps<'h2'>) => {
        sections.push({ id, text: textOf(children) });
        return <h2 id={id}>{children}</h2>;
      },
      pre: Pre,
      table: MdxTable,
      PlaygroundLink: ({ sample }: { sample: string }) => (
        <p className="doc-canvas-links">
          <a href={addressOf(`?path=/docs/documentation-playground--docs#sample=${sample}`)}>Open in playground</a>
        </p>
      ),
    } as unknown as MdxProps['components'];
    const [, source = ''] = /^<Meta of=\{(\w+)\}/m.exec(mdx) ?? [];
    const [, module = ''] = new RegExp(`^import \\* as ${source} from '\\./(.+)';$`, 'm').exec(mdx) ?? [];
    const stories = storyModules[`/stories/${file.replace(/[^/]+$/, module)}.tsx`];
    const body = renderToStaticMarkup(
      <PageContext
        value={{ path: address, addressOf, hasStorybook: files.hasStorybook, mdx, ...(stories && { stories }) }}
      >
        <Content components={components} />
      </PageContext>,
    );
    const document = renderToStaticMarkup(
      <SiteDocument page={page} pages={infos} sections={sections} {...files}>
        <div dangerouslySetInnerHTML={{ __html: body }} />
      </SiteDocument>,
    );
    result[address] = `<!doctype html>${document}`;
  }
  for (const [id, place] of frames) {
    const { title, parameters } = storyOf(storyModules[place.file] ?? {}, place.name);
    const page = { address: `/frames/${id}/`, name: title, title, sentence: '' };
    const document = renderToStaticMarkup(
      <FrameDocument page={page} isPadded={parameters.layout !== 'fullscreen'} {...files}>
        <Island place={place} />
      </FrameDocument>,
    );
    result[page.address] = `<!doctype html>${document}`;
  }
  return result;
}
