// The elements of MDX in the style of the site.
import { type ComponentProps, type ReactNode, use } from 'react';
import { Code } from './code';
import { PageContext } from './page-state';
import { PageTable } from './tables';

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (typeof node === 'object' && node && 'props' in node)
    return textOf((node.props as { children?: ReactNode }).children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

const styled = (Element: 'h1' | 'h2' | 'h3' | 'ol' | 'p' | 'ul', className: string) =>
  function Styled(props: ComponentProps<typeof Element>) {
    const Tag: string = Element;
    const { headings } = use(PageContext);
    // For the list beside the page, and for the search.
    if (/^h[23]/.test(Tag)) {
      headings.push({ id: props.id ?? '', level: Number(Tag.slice(1)), text: textOf(props.children) });
    }
    return <Tag className={className} {...props} />;
  };

/** A code sample, with a link to the playground if it opens there. */
function Pre({ children }: ComponentProps<'pre'>) {
  const { className = '', children: code } = (children as { props: ComponentProps<'code'> }).props;
  const { samples } = use(PageContext);
  const text = textOf(code);
  const sample = samples[text.trimEnd()];
  return (
    <>
      <Code code={text} language={className.replace('language-', '')} />
      {sample && (
        <p className="my-1 text-end text-[13px] print:hidden">
          <a href={`/playground/#sample=${sample}`}>Open in playground</a>
        </p>
      )}
    </>
  );
}

export const elements = {
  h1: styled('h1', 'mb-4 text-[40px] leading-[1.15] font-bold tracking-[-0.02em]'),
  h2: styled('h2', 'mt-14 mb-4 text-[24px] leading-[1.3] font-bold'),
  h3: styled('h3', 'mt-8 mb-2 text-[18px] font-semibold'),
  p: styled('p', 'my-3 max-w-[72ch]'),
  ul: styled('ul', 'my-3 max-w-[72ch] list-disc ps-6'),
  ol: styled('ol', 'my-3 max-w-[72ch] list-decimal ps-6'),
  pre: Pre,
  table: PageTable,
};
