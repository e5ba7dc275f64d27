import { Tooltip, VisuallyHidden } from 'waymark';

interface CompactValueProps {
  text: string;
  full: string;
  /** Given by a grid, whose cells are one stop of the Tab key. */
  tabIndex?: number;
}

/** A number with few digits: its tooltip has all of them, and a screen reader reads them. */
export function CompactValue({ text, full, tabIndex }: CompactValueProps) {
  return (
    <Tooltip label={full} repeatsName>
      <button type="button" tabIndex={tabIndex} className="cursor-help rounded-inner text-inherit">
        <span aria-hidden>{text}</span>
        <VisuallyHidden>{full}</VisuallyHidden>
      </button>
    </Tooltip>
  );
}
