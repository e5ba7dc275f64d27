import { RotateCcw } from 'lucide-react';
import { Button, SegmentedControl, SegmentedControlItem, Slider } from 'waymark';
import { fontFamilies, fontNames, maxRadius, type Preferences } from '../../preferences/preferences';
import { usePreferences, useResetWithUndo } from '../../preferences/preferences-context';

const fonts = fontFamilies.map((value, index) => ({ value, name: fontNames[index] ?? value }));

const colorModes = [
  { value: 'system', name: 'System' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
] as const;

const directions = [
  { value: 'ltr', name: 'Left to right' },
  { value: 'rtl', name: 'Right to left' },
] as const;

export function ThemeSettingsContent() {
  const { preferences, change } = usePreferences();
  const reset = useResetWithUndo();
  return (
    <>
      <Choice label="Font" name="fontFamily" options={fonts} />
      <Slider
        label="Corner radius"
        value={preferences.borderRadius}
        max={maxRadius}
        valueText={(value) => `${value} px`}
        onValueChange={(borderRadius) => change({ borderRadius })}
      />
      <Choice label="Color mode" name="colorMode" options={colorModes} />
      <Choice label="Direction" name="direction" options={directions} />
      <Button variant="plain" start={<RotateCcw />} onClick={reset}>
        Reset to defaults
      </Button>
    </>
  );
}

interface ChoiceProps<Name extends keyof Preferences> {
  label: string;
  name: Name;
  options: readonly { value: Preferences[Name] & string; name: string }[];
}

function Choice<Name extends keyof Preferences>({ label, name, options }: ChoiceProps<Name>) {
  const { preferences, change } = usePreferences();
  return (
    <SegmentedControl
      label={label}
      value={String(preferences[name])}
      onValueChange={(value) => change({ [name]: value })}
      className="justify-items-stretch!"
    >
      {options.map((option) => (
        <SegmentedControlItem key={option.value} value={option.value} className="flex-1">
          {option.name}
        </SegmentedControlItem>
      ))}
    </SegmentedControl>
  );
}
