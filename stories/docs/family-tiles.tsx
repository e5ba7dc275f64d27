import { Unstyled } from '@storybook/addon-docs/blocks';
import { type FamilyId, familyPurposes } from './family-list';
import { familySketches, PlainSketch } from './family-sketches';
import { PageLink } from './page-link';

const sections = {
  navigation: { title: 'Navigation', text: 'Finding pages and moving between them.' },
  layers: { title: 'Layers', text: 'Content above the page.' },
  controls: { title: 'Controls', text: 'Input and actions.' },
  content: { title: 'Content', text: 'Text, data and status.' },
  data: { title: 'Data', text: 'Charts and tables.' },
  patterns: { title: 'Patterns', text: 'Compositions of the families above that belong to one kind of product.' },
};

export interface FamilyTilesProps {
  group: keyof typeof sections;
}

/** The section of a group: a tile for each family, with a sketch, a link to its page and its purpose. */
export function FamilyTiles({ group }: FamilyTilesProps) {
  const { title, text } = sections[group];
  const families = (Object.keys(familyPurposes) as FamilyId[]).filter((id) => id.startsWith(`${group}/`));
  return (
    <Unstyled>
      <section aria-labelledby={group} className="my-9 font-sans text-body text-text">
        {/* The link "Components" focuses the first heading, so that Tab continues with its tiles. */}
        <h2 id={group} tabIndex={-1} className="scroll-mt-6 text-title text-heading outline-none">
          {title}
        </h2>
        <p className="mb-3.5 text-label font-normal text-muted">{text}</p>
        <ul role="list" className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 md:grid-cols-4">
          {families.map((id) => (
            <Tile key={id} id={id} />
          ))}
        </ul>
      </section>
    </Unstyled>
  );
}

function Tile({ id }: { id: FamilyId }) {
  const [group = '', name = ''] = id.split('/');
  return (
    <li className="relative flex flex-col overflow-hidden rounded border border-divider bg-paper transition-shadow duration-control focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:shadow-raised">
      <div aria-hidden inert className="relative grid h-29 place-items-center overflow-hidden bg-canvas">
        {familySketches[id] ?? <PlainSketch />}
      </div>
      <div className="px-3 py-2.5 sm:px-4 sm:py-3">
        <PageLink
          page={`${group}-${name.toLowerCase()}--documentation`}
          className="text-h5 wrap-anywhere text-heading outline-none after:absolute after:inset-0"
        >
          {name}
        </PageLink>
        <p className="text-caption text-muted">{familyPurposes[id]}</p>
      </div>
    </li>
  );
}
