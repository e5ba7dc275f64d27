'use client';

import { BarChart, Card, CardContent, Chart, Grid, LineChart, StatCard } from 'waymark';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const sales = months.map((month, index) => ({
  month,
  online: 40 + ((index * 17) % 29),
  stores: 25 + ((index * 11) % 19),
}));
const salesSeries = [
  { key: 'online', label: 'Online' },
  { key: 'stores', label: 'Stores' },
];
const visits = months.map((month, index) => ({ month, visits: 900 + ((index * 137) % 400) }));

/** Figures and charts. */
export function Overview() {
  return (
    <>
      <Grid columns={{ initial: 1, sm: 3 }} gap={5}>
        <StatCard label="Revenue" value="€48,200" change="8.2%" direction="up" />
        <StatCard label="Orders" value="1,204" change="3.1%" direction="up" />
        <StatCard label="Returns" value="37" change="1.4%" direction="down" changeTone="success" />
      </Grid>
      <Grid columns={{ initial: 1, lg: 2 }} gap={5}>
        <Card>
          <CardContent>
            <Chart title="Sales by channel" data={sales} x="month" xLabel="Month" series={salesSeries}>
              <BarChart />
            </Chart>
          </CardContent>
        </Card>
        <Card>
          <CardContent>
            <Chart title="Visits" data={visits} x="month" xLabel="Month" series={[{ key: 'visits', label: 'Visits' }]}>
              <LineChart />
            </Chart>
          </CardContent>
        </Card>
      </Grid>
    </>
  );
}
