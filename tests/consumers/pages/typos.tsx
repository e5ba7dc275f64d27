// Each `@ts-expect-error` marks a mistake that must be an error, in the sources and in the package's declarations.
import { type ReactNode, useState } from 'react';
import {
  Accordion,
  AccordionItem,
  BarChart,
  BarList,
  Button,
  Chart,
  Combobox,
  CommandPalette,
  ConfirmDialog,
  createColumnHelper,
  DataGrid,
  DataGridCards,
  type DataGridColumnId,
  DataGridFacet,
  type DataGridRowsQuery,
  type DataGridState,
  DataGridTable,
  defaultGridState,
  DialogContent,
  type DialogContentProps,
  DonutChart,
  IconButton,
  LineChart,
  MenuRadioGroup,
  MenuRadioItem,
  MultiCombobox,
  NumberField,
  PageHeader,
  PasswordField,
  PopoverContent,
  RadioGroup,
  RadioGroupItem,
  searchToGridState,
  SegmentedControl,
  SegmentedControlItem,
  Select,
  type SelectProps,
  Tabs,
  TabsContent,
  TabsTrigger,
  TextField,
  TimeField,
  Toggle,
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
  const [open, setOpen] = useState<Plan | null>(null);
  const [several, setSeveral] = useState<ReadonlySet<Plan>>(new Set());
  return (
    <>
      <Select label="Plan" options={plans} value={plan} onValueChange={setPlan} />
      <Select label="Plan" options={plans} defaultValue="pro" onValueChange={setPlan} />
      <Select label="Plan" options={plans} placeholder="None" value={null} />
      <Select label="Plan" value={plan} onValueChange={setPlan}>
        <option value="free">Free</option>
      </Select>
      <Combobox label="Plan" options={plans} value={open} onValueChange={setOpen} />
      <Combobox label="Plan" options={plans} allowCustomValue onValueChange={(text: string | null) => text} />
      <MultiCombobox label="Plans" options={plans} selected={several} onSelectedChange={setSeveral} />
      <RadioGroup label="Plan" value={plan} onValueChange={setPlan} />
      <RadioGroup label="Plan" defaultValue="pro" onValueChange={setPlan} />
      <SegmentedControl label="Plan" value={plan} onValueChange={setPlan} />
      <Tabs value={plan} onValueChange={setPlan} />
      <Accordion value={open} onValueChange={setOpen} />
      <Accordion value={plan} onValueChange={setPlan} collapsible={false} />
      <Accordion type="multiple" expanded={several} onExpandedChange={setSeveral} />
      <ToolbarToggleGroup aria-label="Plan" type="single" value={open} onValueChange={setOpen} />
      <ToolbarToggleGroup aria-label="Plans" type="multiple" selected={several} onSelectedChange={setSeveral} />
      <MenuRadioGroup value={plan} onValueChange={setPlan} />
    </>
  );
}

/** A consumer's component can also be generic. */
export function OwnSelect<Value extends string>(props: SelectProps<Value> & { initial: Value }) {
  const { initial, ...select } = props;
  return <Select {...select} defaultValue={initial} />;
}

export const unknownValues: ReactNode = (
  <>
    {/* @ts-expect-error: not an option */}
    <Select label="Plan" options={plans} value="fre" />
    {/* @ts-expect-error: not an option */}
    <Select label="Plan" options={plans} defaultValue="fre" />
    {/* @ts-expect-error: an option that the setter does not know */}
    <Select<Plan> label="Plan" options={[{ value: 'fre', label: 'Free' }]} />
    {/* @ts-expect-error: not an option */}
    <Combobox label="Plan" options={plans} value="fre" />
    {/* @ts-expect-error: not an option */}
    <MultiCombobox label="Plans" options={plans} defaultSelected={new Set(['free', 'por'] as const)} />
    {/* @ts-expect-error: not a plan */}
    <RadioGroup<Plan> label="Plan" value="fre" />
    {/* @ts-expect-error: not a plan */}
    <RadioGroup label="Plan" defaultValue="fre" onValueChange={(plan: Plan) => plan} />
    {/* @ts-expect-error: not a plan */}
    <SegmentedControl label="Plan" value="fre" onValueChange={(plan: Plan) => plan} />
    {/* @ts-expect-error: not a plan */}
    <SegmentedControlItem<Plan> value="fre" />
    {/* @ts-expect-error: not a plan */}
    <Tabs defaultValue="fre" onValueChange={(plan: Plan) => plan} />
    {/* @ts-expect-error: not a plan */}
    <TabsContent<Plan> value="fre" />
    {/* @ts-expect-error: not a plan */}
    <TabsTrigger<Plan> value="fre" />
    {/* @ts-expect-error: not a plan */}
    <RadioGroupItem<Plan> label="Free" value="fre" />
    {/* @ts-expect-error: not a plan */}
    <Accordion defaultValue="fre" onValueChange={(plan: Plan | null) => plan} />
    {/* @ts-expect-error: not a plan */}
    <AccordionItem<Plan> value="fre" />
    {/* @ts-expect-error: not a plan */}
    <ToolbarToggleGroup<Plan> aria-label="Plans" type="multiple" selected={new Set(['fre'] as const)} />
    {/* @ts-expect-error: not a plan */}
    <ToolbarToggleItem<Plan> value="fre" />
    {/* @ts-expect-error: not a plan */}
    <MenuRadioGroup value="fre" onValueChange={(plan: Plan) => plan} />
    {/* @ts-expect-error: not a plan */}
    <MenuRadioItem<Plan> value="fre" />
    {/* @ts-expect-error: the title is a child */}
    <PageHeader title="Settings" />
  </>
);

/** One handler for all layers. */
const keepOpen: NonNullable<DialogContentProps['onInteractOutside']> = (event) => event.preventDefault();

export const layers: ReactNode = (
  <>
    <DialogContent aria-label="Rename" onInteractOutside={keepOpen} />
    <PopoverContent aria-label="Filter" onInteractOutside={keepOpen} />
  </>
);

/** What react-hook-form's `register` returns. */
const registered: { name: string; min?: string | number; max?: string | number; required?: boolean } = {
  name: 'requests',
};
const { min: _min, max: _max, ...registeredText } = { ...registered, onChange: async () => undefined };

export const fields: ReactNode = (
  <>
    <PasswordField label="Password" size="lg" />
    <TextField label="Name" {...registeredText} />
    <NumberField label="Requests" {...registered} />
    {/* @ts-expect-error: its parts lack a value, so it needs react-hook-form's `Controller` */}
    <TimeField label="At" {...registeredText} />
    {/* @ts-expect-error: not a size */}
    <TextField label="Name" size="xs" />
    {/* @ts-expect-error: an icon needs a name */}
    <IconButton>
      <svg />
    </IconButton>
    {/* @ts-expect-error: as for a Button. Types cannot tell that a child is an icon, which needs an `aria-label`. */}
    <Toggle />
    {/* @ts-expect-error: not a part of a field */}
    <TextField label="Name" slotProps={{ clear: {} }} />
    {/* @ts-expect-error: not a label of a button */}
    <Button labels={{ dismiss: 'Hide' }}>Save</Button>
    {/* @ts-expect-error: it needs a set of values */}
    <MultiCombobox label="Plans" options={plans} selected={['free']} />
  </>
);

interface Order {
  id: string;
  customer: string;
  total: number | null;
  isPaid: boolean;
  plan: Plan;
}

const orders: readonly Order[] = [];
const getRowId = ({ id }: Order): string => id;
const column = createColumnHelper<Order>();
const columns = [
  column({ id: 'customer', header: 'Customer', value: ({ customer }) => customer }),
  // The cell receives the type of the value.
  column({ id: 'total', header: 'Total', value: ({ total }) => total, cell: (_, { value }) => value?.toFixed(2) }),
  column({ id: 'paid', header: 'Paid', value: ({ isPaid }) => isPaid, facetOrder: ['true', 'false'] }),
  column({
    id: 'plan',
    header: 'Plan',
    value: ({ plan }) => plan,
    facetOrder: ['free', 'pro'],
    facetLabel: (plan) => ({ free: 'Free', pro: 'Pro' })[plan],
  }),
];
const grid = { data: orders, columns, getRowId };
type ColumnId = DataGridColumnId<typeof columns>;

export function Grid() {
  const [state, setState] = useState<DataGridState<ColumnId>>({ ...defaultGridState, pageSize: 10 });
  return (
    <>
      <DataGrid {...grid} state={state} onStateChange={setState} />
      <DataGrid {...grid} state={defaultGridState} onStateChange={(next: DataGridState) => next} />
      <DataGrid {...grid} state={searchToGridState(new URLSearchParams(), columns)} />
      <DataGrid
        {...grid}
        defaultState={{ sort: [{ column: 'total', descending: true }], filters: { plan: ['pro'] } }}
      />
      <DataGrid
        data={orders}
        columns={[{ id: 'total', header: 'Total', value: (row) => row.total }]}
        getRowId={(row) => row.id}
        defaultState={{ hidden: ['total'] }}
      >
        <DataGridFacet columns={columns} column="plan" />
        <DataGridCards aria-label="Orders" columns={columns} facets={['plan']} renderRow={(row) => row.customer} />
      </DataGrid>
    </>
  );
}

column({
  id: 'plan',
  header: 'Plan',
  value: ({ plan }) => plan,
  // @ts-expect-error: not a value of the column
  facetOrder: ['free', 'por'],
});
column({
  id: 'plan',
  header: 'Plan',
  value: ({ plan }) => plan,
  // @ts-expect-error: a plan has no number
  cell: (_, { value }) => value.toFixed(2),
});
column({
  id: 'plan',
  header: 'Plan',
  // @ts-expect-error: not a field of the row
  value: ({ plna }) => plna,
});
// @ts-expect-error: not a column
export const totals = ({ filters }: DataGridRowsQuery<ColumnId>) => filters.totel;

export const unknownColumns: ReactNode = (
  <>
    {/* @ts-expect-error: a table needs a name */}
    <DataGridTable />
    {/* @ts-expect-error: not a column */}
    <DataGridFacet columns={columns} column="paln" />
    {/* @ts-expect-error: the columns are missing */}
    <DataGridFacet column="plan" />
    {/* @ts-expect-error: not a column */}
    <DataGridCards aria-label="Orders" columns={columns} facets={['paln']} />
    {/* @ts-expect-error: not a field of the row */}
    <DataGridCards aria-label="Orders" columns={columns} renderRow={(row) => row.costumer} />
    {/* @ts-expect-error: not a column */}
    <DataGrid {...grid} defaultState={{ sort: [{ column: 'totel', descending: true }] }} />
    {/* @ts-expect-error: not a column */}
    <DataGrid {...grid} defaultState={{ filters: { paln: ['pro'] } }} />
    {/* @ts-expect-error: not a column */}
    <DataGrid {...grid} defaultState={{ hidden: ['paln'] }} />
    {/* @ts-expect-error: not a column */}
    <DataGrid {...grid} defaultState={{ order: ['plan', 'totel'] }} />
    {/* @ts-expect-error: not a column */}
    <DataGrid {...grid} state={{ ...defaultGridState, pinnedStart: ['costumer'] }} />
    {/* @ts-expect-error: not a column */}
    <DataGrid {...grid} defaultState={{ widths: { costumer: 200 } }} />
    {/* @ts-expect-error: not a column */}
    <DataGrid {...grid} rowCount={2} facets={{ paln: [] }} />
  </>
);

const days = [{ day: 'Monday', high: 4, low: 2, note: 'Quiet' }];
const series = [{ key: 'high', label: 'High' }] as const;
/** Keys that are known only at run time. */
const anySeries: { key: string; label: string }[] = [];

export const charts: ReactNode = (
  <>
    <BarChart data={days} x="day" series={series} />
    <BarChart data={days} x="day" series={anySeries} />
    <BarChart data={[]} x="day" series={series} />
    <Chart title="Readings" data={days} x="day" series={series} defaultHiddenSeries={new Set(['high'] as const)}>
      <LineChart />
    </Chart>
    <BarList items={[{ key: 'high', label: 'High' }]} value="high" onValueChange={(key: 'high' | null) => key} />
  </>
);

export const unknownKeys: ReactNode = (
  <>
    {/* @ts-expect-error: not a key of the row */}
    <BarChart data={days} x="dya" series={series} />
    {/* @ts-expect-error: a chart needs a title */}
    <Chart data={days} x="day" series={series}>
      <BarChart />
    </Chart>
    <Chart title="Readings" data={days} x="day" series={series}>
      {/* @ts-expect-error: the chart around it has the series */}
      <LineChart series={[{ key: 'low', label: 'Low' }]} />
    </Chart>
    {/* @ts-expect-error: not a key of the row */}
    <BarChart data={days} x="day" layout="stacked" series={[{ key: 'hgih', label: 'High' }]} />
    {/* @ts-expect-error: not a key of the row */}
    <LineChart data={days} x="day" variant="stacked" series={[...series, { key: 'lwo', label: 'Low' }]} />
    {/* @ts-expect-error: not a key of the row */}
    <DonutChart data={days} x="dya" series={series} />
    {/* @ts-expect-error: not a key of the row */}
    <Chart title="Readings" data={days} x="day" series={[{ key: 'hgih', label: 'High' }]}>
      <BarChart />
    </Chart>
    {/* @ts-expect-error: not a series */}
    <Chart title="Readings" data={days} x="day" series={series} defaultHiddenSeries={new Set(['low'] as const)}>
      <BarChart />
    </Chart>
    {/* @ts-expect-error: not an item */}
    <BarList items={[{ key: 'high', label: 'High' }]} value="hgih" />
  </>
);

/** Props that are missing or cannot be merged. */
export const missingParts: ReactNode = (
  <>
    {/* A dialog that merges into a child: content with one child can, but a ready-made dialog has no child. */}
    <DialogContent asChild aria-label="Rename">
      <form />
    </DialogContent>
    {/* @ts-expect-error: no child to merge into */}
    <ConfirmDialog asChild title="Disconnect?" description="Reports end today." onConfirm={() => undefined} />
    {/* @ts-expect-error: no child to merge into */}
    <CommandPalette asChild commands={[]} />
    {/* A chart without data: an error with any other data prop. Without any, a Chart around it provides the data. */}
    {/* @ts-expect-error: the data is missing */}
    <BarChart x="day" series={series} />
    <BarChart />
    {/* @ts-expect-error: strings have no height */}
    <BarChart data={days} x="day" series={[{ key: 'note', label: 'Note' }]} />
    {/* @ts-expect-error: a button without text is an IconButton */}
    <Button />
  </>
);

// An element as the header of a column. The header remains a string, which menus and files need; `headerContent` is
// displayed.
column({ id: 'total', header: 'Total', headerContent: <b>Total</b>, value: ({ total }) => total });
// @ts-expect-error: not a string
column({ id: 'total', header: <b>Total</b>, value: ({ total }) => total });
