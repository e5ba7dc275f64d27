'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { Button, Card, CardContent, NumberField, Select, Stack, Switch, TextField, useToast } from 'waymark';
import { z } from 'zod';

const connectionSchema = z.object({
  name: z.string().trim().min(1, 'Enter a name.'),
  url: z.url('Enter an address, such as https://api.example.com.'),
  region: z.enum(['eu', 'us']),
  timeout: z
    .number('Enter a number of seconds.')
    .min(1, 'Enter at least 1 second.')
    .max(60, 'Enter at most 60 seconds.'),
  active: z.boolean(),
});
type Connection = z.infer<typeof connectionSchema>;

const regions = [
  { value: 'eu', label: 'Europe' },
  { value: 'us', label: 'United States' },
];
const emptyConnection: Connection = { name: '', url: '', region: 'eu', timeout: 30, active: true };

/** A form that React Hook Form manages and Zod validates. */
export function ConnectionForm() {
  const { show } = useToast();
  const { control, formState, handleSubmit, register, reset } = useForm({
    resolver: zodResolver(connectionSchema),
    defaultValues: emptyConnection,
  });
  const { errors } = formState;

  const save = ({ name }: Connection) => {
    // Send the values to your server here.
    show({ title: `${name} has been saved`, tone: 'success' });
    reset();
  };

  return (
    <Card>
      <CardContent>
        <Stack asChild gap={4} align="start">
          <form onSubmit={(event) => void handleSubmit(save)(event)} noValidate>
            <TextField label="Name" required error={errors.name?.message} {...register('name')} />
            <TextField label="Address" type="url" required error={errors.url?.message} {...register('url')} />
            <Select label="Region" options={regions} error={errors.region?.message} {...register('region')} />
            <Controller
              name="timeout"
              control={control}
              render={({ field: { value, onChange, ...field } }) => (
                <NumberField
                  label="Timeout in seconds"
                  value={value}
                  onValueChange={onChange}
                  error={errors.timeout?.message}
                  {...field}
                />
              )}
            />
            <Controller
              name="active"
              control={control}
              render={({ field: { value, onChange, ...field } }) => (
                <Switch label="Active" checked={value} onCheckedChange={onChange} {...field} />
              )}
            />
            <Button type="submit">Save</Button>
          </form>
        </Stack>
      </CardContent>
    </Card>
  );
}
