import { RotateCcw } from 'lucide-react';
import { Button, SegmentedControl, SegmentedControlItem, Slider } from 'waymark';
import { fontFamilies, fontNames, maxRadius, type Preferences } from '../../preferences/preferences';
import { usePreferences, useResetWithUndo } from '../../preferences/preferences-context';

interface Option<Value extends string> {
  value: Value;
  name: string;
}

const fonts = fontFamilies.map((value, index) => ({ value, name: fontNames[index] ?? value }));

const colorModes: readonly Option<Preferences['colorMode']>[] = [
  { value: 'system', name: 'System' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
];

const directions: readonly Option<Preferences['direction']>[] = [
  { value: 'ltr', name: 'Left to right' },
  { value: 'rtl', name: 'Right to left' },
];

export function ThemeSettingsContent() {
  const { preferences, change } = usePreferences();
  const reset = useResetWithUndo();
  return (
    <>
      <Choice
        label="Font"
        value={preferences.fontFamily}
        options={fonts}
        onChange={(fontFamily) => change({ fontFamily })}
      />
      <Slider
        label="Corner radius"
        value={preferences.borderRadius}
        max={maxRadius}
        valueText={(value) => `${value} px`}
        onValueChange={(borderRadius) => change({ borderRadius })}
      />
      <Choice
        label="Color mode"
        value={preferences.colorMode}
        options={colorModes}
        onChange={(colorMode) => change({ colorMode })}
      />
      <Choice
        label="Direction"
        value={preferences.direction}
        options={directions}
        onChange={(direction) => change({ direction })}
      />
      <Button variant="plain" start={<RotateCcw />} onClick={reset}>
        Reset to defaults
      </Button>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}

/** A segmented control as wide as the popover. */
function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <SegmentedControl label={label} value={value} onValueChange={onChange} className="justify-items-stretch!">
      {options.map((option) => (
        <SegmentedControlItem key={option.value} value={option.value} className="flex-1">
          {option.name}
        </SegmentedControlItem>
      ))}
    </SegmentedControl>
  );
}
