import { Markdown, Subheading } from '@storybook/addon-docs/blocks';
import partsByFamily from 'virtual:kit-parts';
import { RowHead, Table } from './tokens';

const cell = 'border-t border-divider px-3 py-2.5 align-top';

export interface PropsOfProps {
  /** The name of the family, as in the entry point `waymark/<family>`. */
  family: string;
}

/** A table of the props of every part of a family. */
export function PropsOf({ family }: PropsOfProps) {
  return partsByFamily[family]?.map(({ name, description, props, others }) => (
    <section key={name}>
      <Subheading>{name}</Subheading>
      <Markdown>{description}</Markdown>
      {props.length > 0 && (
        <Table caption={`Props of ${name}`} head={['Prop', 'Type', 'Default', 'Description']}>
          {props.map((prop) => (
            <tr key={prop.name} className="align-top">
              <RowHead>
                <code>{prop.name}</code>
                {prop.required && <span className="text-caption text-muted"> required</span>}
              </RowHead>
              <td className={`${cell} min-w-42`}>
                <code>{prop.type}</code>
              </td>
              <td className={`${cell} min-w-25`}>
                <Markdown>{prop.defaultValue ?? ''}</Markdown>
              </td>
              <td className={`${cell} min-w-62`}>
                <Markdown>{prop.description}</Markdown>
              </td>
            </tr>
          ))}
        </Table>
      )}
      {others.length > 0 && (
        <Markdown>{`${props.length > 0 ? 'Also accepts' : 'Accepts'} ${others.join(' and ')}.`}</Markdown>
      )}
    </section>
  ));
}
