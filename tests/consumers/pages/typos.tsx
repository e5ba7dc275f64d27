// Each `@ts-expect-error` is a typo that has to be an error, in the sources and in the declarations of the package.
import { type ReactNode, useState } from 'react';
import {
  Accordion,
  AccordionItem,
  Combobox,
  MenuRadioGroup,
  MenuRadioItem,
  MultiCombobox,
  PageHeader,
  RadioGroup,
  RadioGroupItem,
  SegmentedControl,
  SegmentedControlItem,
  Select,
  type SelectProps,
  Tabs,
  TabsContent,
  TabsTrigger,
  ToolbarToggleGroup,
  ToolbarToggleItem,
} from 'waymark';

type Plan = 'free' | 'pro';

const plans = [
  { value: 'free', label: 'Free' },
  { value: 'pro', label: 'Pro' },
] as const;

/** A setter of a union needs no cast. */
export function Choices() {
  const [plan, setPlan] = useState<Plan>('free');
  const [open, setOpen] = useState<Plan | ''>('');
  const [several, setSeveral] = useState<readonly Plan[]>([]);
  const [pressed, setPressed] = useState<Plan[]>([]);
  return (
    <>
      <Select label="Plan" options={plans} value={plan} onValueChange={setPlan} />
      <Select label="Plan" options={plans} defaultValue="pro" onValueChange={setPlan} />
      <Select label="Plan" options={plans} placeholder="None" value="" />
      <Select label="Plan" value={plan} onValueChange={setPlan}>
        <option value="free">Free</option>
      </Select>
      <Combobox label="Plan" options={plans} value={open} onValueChange={setOpen} />
      <Combobox label="Plan" options={plans} allowCustomValue onValueChange={(text: string) => text} />
      <MultiCombobox label="Plans" options={plans} value={several} onValueChange={setSeveral} />
      <RadioGroup label="Plan" value={plan} onValueChange={setPlan} />
      <RadioGroup label="Plan" defaultValue="pro" onValueChange={setPlan} />
      <SegmentedControl label="Plan" value={plan} onValueChange={setPlan} />
      <Tabs value={plan} onValueChange={setPlan} />
      <Accordion value={open} onValueChange={setOpen} />
      <Accordion value={plan} onValueChange={setPlan} collapsible={false} />
      <Accordion type="multiple" value={pressed} onValueChange={setPressed} />
      <ToolbarToggleGroup aria-label="Plan" type="single" value={open} onValueChange={setOpen} />
      <ToolbarToggleGroup aria-label="Plans" type="multiple" value={pressed} onValueChange={setPressed} />
      <MenuRadioGroup value={plan} onValueChange={setPlan} />
    </>
  );
}

/** A component of the consumer can be generic too. */
export function OwnSelect<Value extends string>(props: SelectProps<Value> & { initial: Value }) {
  const { initial, ...select } = props;
  return <Select {...select} defaultValue={initial} />;
}

export const unknownValues: ReactNode = (
  <>
    {/* @ts-expect-error: no option */}
    <Select label="Plan" options={plans} value="fre" />
    {/* @ts-expect-error: no option */}
    <Select label="Plan" options={plans} defaultValue="fre" />
    {/* @ts-expect-error: an option that the setter does not know */}
    <Select<Plan> label="Plan" options={[{ value: 'fre', label: 'Free' }]} />
    {/* @ts-expect-error: no option */}
    <Combobox label="Plan" options={plans} value="fre" />
    {/* @ts-expect-error: no option */}
    <MultiCombobox label="Plans" options={plans} defaultValue={['free', 'por']} />
    {/* @ts-expect-error: no plan */}
    <RadioGroup<Plan> label="Plan" value="fre" />
    {/* @ts-expect-error: no plan */}
    <RadioGroup label="Plan" defaultValue="fre" onValueChange={(plan: Plan) => plan} />
    {/* @ts-expect-error: no plan */}
    <RadioGroupItem<Plan> label="Free" value="fre" />
    {/* @ts-expect-error: no plan */}
    <SegmentedControl label="Plan" value="fre" onValueChange={(plan: Plan) => plan} />
    {/* @ts-expect-error: no plan */}
    <SegmentedControlItem<Plan> value="fre" />
    {/* @ts-expect-error: no plan */}
    <Tabs defaultValue="fre" onValueChange={(plan: Plan) => plan} />
    {/* @ts-expect-error: no plan */}
    <TabsTrigger<Plan> value="fre" />
    {/* @ts-expect-error: no plan */}
    <TabsContent<Plan> value="fre" />
    {/* @ts-expect-error: no plan */}
    <Accordion defaultValue="fre" onValueChange={(plan: Plan | '') => plan} />
    {/* @ts-expect-error: no plan */}
    <AccordionItem<Plan> value="fre" />
    {/* @ts-expect-error: no plan */}
    <ToolbarToggleGroup<Plan> aria-label="Plans" type="multiple" value={['fre']} />
    {/* @ts-expect-error: no plan */}
    <ToolbarToggleItem<Plan> value="fre" />
    {/* @ts-expect-error: no plan */}
    <MenuRadioGroup value="fre" onValueChange={(plan: Plan) => plan} />
    {/* @ts-expect-error: no plan */}
    <MenuRadioItem<Plan> value="fre" />
    {/* @ts-expect-error: the title is a child */}
    <PageHeader title="Settings" />
  </>
);
