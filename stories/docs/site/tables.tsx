import type { ComponentProps, ReactNode } from 'react';

/** A table of a page, which scrolls where it is wider than the page. */
export const PageTable = (props: ComponentProps<'table'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area has to be focusable
  <div role="group" aria-label="Table" data-scrolls tabIndex={0} className="my-4 overflow-x-auto font-sans text-text">
    <table
      className="w-full border-collapse text-start text-[14px] leading-[1.5] [&_:is(td,th)]:border-b [&_:is(td,th)]:border-divider [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_tbody_th]:text-h5 [&_tbody_th]:text-heading [&_thead_th]:text-[12px] [&_thead_th]:font-medium [&_thead_th]:text-muted"
      {...props}
    />
  </div>
);

interface RowsProps {
  caption: string;
  head: readonly string[];
  /** The cells of each row. The first one is its heading. */
  rows: readonly (readonly ReactNode[])[];
  /** The ids of the rows, to which a link can lead. */
  ids?: readonly string[];
  /** Classes of each row. @default one line */
  className?: string;
}

/** A table of data. */
export const Rows = ({ caption, head, rows, ids, className = 'whitespace-nowrap' }: RowsProps) => (
  <PageTable aria-label={caption}>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the rows and columns stay the same
        <tr key={index} id={ids?.[index]} className={className}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </PageTable>
);
