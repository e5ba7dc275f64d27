import { MenuRadioGroup, MenuRadioItem } from 'waymark';

export interface MenuChoicesProps<Value extends string> {
  name: string;
  options: readonly { value: Value; label: string; note?: string | false }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** Items of a menu, one of which is selected. */
export function MenuChoices<Value extends string>({ name, options, value, onChoose }: MenuChoicesProps<Value>) {
  return (
    <MenuRadioGroup aria-label={name} value={value} onValueChange={onChoose}>
      {options.map((option) => (
        <MenuRadioItem key={option.value} value={option.value}>
          <bdi className="min-w-0 wrap-anywhere">{option.label}</bdi>
          {option.note && <span className="ms-auto ps-3 text-caption text-muted">{option.note}</span>}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  );
}
