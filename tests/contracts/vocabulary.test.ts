// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { allParts } from '../../scripts/kit/props';

/** Every prop of every component, read from the types, such as `Button.size`. */
const parts = Object.values(allParts()).flat();
const props = parts.flatMap((part) =>
  part.props.map((prop) => ({ ...prop, id: `${part.name}.${prop.name}`, part: part.name })),
);
const names = new Set(props.map(({ id }) => id));

/** Fields that the menu's specification prescribes, and names for consumer content. */
const entries = ['NavMenuItem.icon', 'NavMenuCollapse.icon', 'NavMenuGroup.icon'];

/** Strings that belong to the consumer's data. */
const texts = [
  ...['Chart', 'BarChart', 'LineChart'].flatMap((part) => [`${part}.xLabel`, `${part}.yLabel`]),
  ...['Meter', 'Progress', 'RingProgress', 'RangeSlider', 'Slider', 'StorageCard'].map((part) => `${part}.valueText`),
  'BarList.emptyText',
  'NotificationItem.unreadText',
];

/** A word, and the names that it replaces. The page Names explains those in `allowed`. */
const words: [word: string, gone: RegExp, allowed?: readonly string[]][] = [
  ['loading', /^(?:busy|isLoading|pending|isPending)$/],
  ['start and end', /^(?:startIcon|endIcon|startSlot|endSlot|icon|media|avatar|prefix|suffix)$/, entries],
  ['actions', /^action$/],
  ['classNames and slotProps', /^(?!slotProps$)\w+(?:Props|ClassName)$/],
  ['labels', /(?:Label|Text)$/, texts],
  ['LocaleProvider', /^(?:locale|lang|timeZone)$/, ['LocaleProvider.locale', 'LocaleProvider.timeZone']],
  ['numberFormat and dateFormat', /^(?!numberFormat$|dateFormat$)\w*(?:Format|formatOptions)$/i],
  ['align', /^(?:numeric|isNumeric|alignment)$/],
  ['keepMounted', /^(?:forceMount|unmountOnExit|unmountOnClose|lazy)$/],
  ['FieldMarkProvider', /^(?:showOptional|withAsterisk|showRequired)$/],
  [
    'onValueChange, onSelectedChange',
    /^(?:onSelect|onSelectionChange|onChangeValue)$/,
    ['MenuItem.onSelect', 'MenuCheckboxItem.onSelect', 'MenuRadioItem.onSelect'],
  ],
];

/** The literals that a prop accepts. */
const sets: [prop: string, accepted: readonly string[], exceptions: readonly string[]][] = [
  ['size', ['sm', 'md', 'lg'], ['Heading', 'Text', 'Avatar', 'DialogContent', 'ConfirmDialog', 'CommandPalette']],
  [
    'variant',
    ['solid', 'tonal', 'outline', 'ghost', 'plain'],
    ['LineChart', 'Sparkline', 'BarList', 'DrawerProvider', 'AppShell'],
  ],
  ['align', ['start', 'center', 'end'], ['Stack', 'Grid', 'GridItem']],
];
/** Fields and buttons without `size`, each with the reason. */
const withoutSize: Record<string, string> = {
  AccordionTrigger: 'is a heading',
  BreadcrumbsEllipsis: 'is as high as the text of the crumbs',
  DrawerClose: 'has the size of the toggle',
  Field: 'has the size of the control inside',
  FileUpload: 'is an area to drop files on',
  ProfileChip: 'has the height of the avatar inside',
  ProfileMenuTrigger: 'is a ProfileChip',
  RadioGroupItem: 'has the size of its RadioGroup',
  RangeSlider: 'is a track with thumbs',
  SegmentedControlItem: 'has the size of its SegmentedControl',
  Slider: 'is a track with a thumb',
  TabsTrigger: 'has the size of its Tabs',
  ToolbarButton: 'has the size of its Toolbar',
  ToolbarToggleItem: 'has the size of its Toolbar',
};
const tones = ['primary', 'secondary', 'info', 'success', 'warning', 'error', 'neutral'];

/** The native state of a text input, states that can only be controlled, and states that are only reported. */
const native = new Set([
  ...['Input', 'TextField', 'PasswordField', 'Textarea', 'TextareaField', 'DataGridSearch'].flatMap((part) => [
    `${part}.value`,
    `${part}.defaultValue`,
  ]),
  'ModalLayer.defaultOpen',
  'MenuCheckboxItem.defaultChecked',
  'MenuRadioGroup.defaultValue',
  ...['Combobox', 'MultiCombobox'].flatMap((part) => [`${part}.query`, `${part}.defaultQuery`]),
  'CommandPalette.active',
  'CommandPalette.defaultActive',
]);

const literals = (type: string): string[] => [...type.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);

describe('the vocabulary of all components', () => {
  it.each(words)('uses %s', (_word, gone, allowed = []) => {
    expect(props.filter(({ name, id }) => gone.test(name) && !allowed.includes(id)).map(({ id }) => id)).toEqual([]);
  });

  it.each(sets)('accepts the same literals for %s', (name, accepted, exceptions) => {
    const found = props.filter((prop) => prop.name === name && !exceptions.includes(prop.part));
    const others = found.filter(({ type }) => !literals(type).every((text) => accepted.includes(text)));
    expect(others.map(({ id, type }) => `${id}: ${type}`)).toEqual([]);
  });

  it('provides a size prop for each field and each button', () => {
    const missing = parts.filter(
      ({ name, others }) =>
        !names.has(`${name}.size`) &&
        (names.has(`${name}.hint`) || others.some((text) => /^the attributes of `(?:button|input)`/.test(text))),
    );
    expect(missing.map(({ name }) => name).toSorted()).toEqual(Object.keys(withoutSize));
    expect(names).toContain('Toolbar.size');
  });

  it('accepts each tone in every tone prop', () => {
    const found = props.filter(({ name, part }) => /^(?:tone|changeTone)$/.test(name) && part !== 'Link');
    const others = found.filter(({ type }) => !tones.every((tone) => literals(type).includes(tone)));
    expect(others.map(({ id, type }) => `${id}: ${type}`)).toEqual([]);
  });

  it('uses null for a missing value and sets for several values', () => {
    const empty = props.filter(({ name, type }) => /^(?:defaultV|v)alue$/.test(name) && type.includes("''"));
    const several = props.filter(({ name }) => /^(?:selected|defaultSelected|expanded|defaultExpanded)$/.test(name));
    const others = several.filter(({ type, id }) => !type.startsWith('ReadonlySet') && id !== 'ListItem.selected');
    expect([...empty, ...others].map(({ id }) => id)).toEqual([]);
  });

  it('provides a controlled and an initial prop for each state that the user controls', () => {
    const states = props.filter(({ name }) => /^on[A-Z]\w*Change$/.test(name));
    const missing = states.flatMap(({ name, part }) => {
      const state = name.slice(2, -6);
      const prop = state[0]?.toLowerCase() + state.slice(1);
      return [`${part}.${prop}`, `${part}.default${state}`].filter((id) => !names.has(id) && !native.has(id));
    });
    expect(missing).toEqual([]);
  });

  it('provides an error prop beside every hint prop', () => {
    // The error belongs to the radio button's group.
    const missing = props.filter(
      ({ name, part }) => name === 'hint' && part !== 'RadioGroupItem' && !names.has(`${part}.error`),
    );
    expect(missing.map(({ part }) => part)).toEqual([]);
  });

  it('uses kit terms instead of Radix names', () => {
    expect(
      parts.filter(({ others }) => others.some((text) => text.includes('`forceMount`'))).map(({ name }) => name),
    ).toEqual([]);
  });
});
