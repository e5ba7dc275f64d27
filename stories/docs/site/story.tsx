import type { ComponentType, ReactElement, ReactNode } from 'react';

type Props = Record<string, unknown>;

interface Fields {
  args?: Props;
  component?: ComponentType<Props>;
  decorators?: ((Story: ComponentType, context: object) => ReactElement)[];
  name?: string;
  parameters?: {
    layout?: string;
    docs?: { story?: { inline?: boolean; iframeHeight?: number }; source?: { code?: string } };
  };
  render?: (args: Props, context: object) => ReactNode;
  tags?: string[];
  title?: string;
}

/** A module in the Component Story Format, as far as a page displays it: without its play functions. */
export type StoryModule = Readonly<Record<string, Fields>>;

/** Returns the words of an export, such as `In One Line`. */
const wordsOf = (name: string): string[] => name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);

/** Returns the id that Storybook gives a story or a page of the documentation. */
export const storyId = (title: string, name: string): string =>
  `${title.replaceAll(/[^A-Za-z\d]+/g, '-')}--${wordsOf(name).join('-')}`.toLowerCase();

/** Returns a story of a module with its component, which needs no Storybook. */
export function storyOf(module: StoryModule, name: string) {
  const { default: meta = {}, [name]: story = {} } = module;
  const args = { ...meta.args, ...story.args };
  const parameters = {
    ...meta.parameters,
    ...story.parameters,
    docs: { ...meta.parameters?.docs, ...story.parameters?.docs },
  };
  const context = { args, parameters, globals: {}, viewMode: 'docs' };
  const render = story.render ?? meta.render;
  const Component = (story.component ?? meta.component) as ComponentType<Props>;
  // A component, because the function may use hooks.
  const Content = (props: Props) => (render ? render(props, context) : <Component {...props} />);
  const decorated = [...(story.decorators ?? []), ...(meta.decorators ?? [])].reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, context),
    () => <Content {...args} />,
  );
  const words = story.name?.split(' ') ?? wordsOf(name);
  const title = words.join(' ').toLowerCase();
  return {
    Story: decorated,
    id: storyId(meta.title ?? '', name),
    title: title.slice(0, 1).toUpperCase() + title.slice(1),
    parameters,
  };
}
