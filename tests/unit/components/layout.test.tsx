import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Grid, GridItem, Heading, Stack, Text } from 'waymark';

describe('responsive values', () => {
  it('apply one value to every width', () => {
    render(<Stack data-testid="stack" direction="row" gap={6} align="center" />);
    expect(screen.getByTestId('stack').className.split(' ')).toEqual(
      expect.arrayContaining(['flex-row', 'gap-6', 'items-center']),
    );
  });

  it('apply a value from its breakpoint up, smallest first', () => {
    render(<Grid data-testid="grid" columns={{ lg: 4, initial: 1, sm: 2 }} />);
    const classes = screen.getByTestId('grid').className.split(' ');
    expect(classes.filter((name) => name.includes('grid-cols'))).toEqual([
      'grid-cols-1',
      'sm:grid-cols-2',
      'lg:grid-cols-4',
    ]);
  });

  it('keep the consumer classes and the child element', () => {
    render(
      <GridItem asChild span={{ md: 2 }} className="mine">
        <section data-testid="item" className="of-the-child" />
      </GridItem>,
    );
    const item = screen.getByTestId('item');
    expect(item.tagName).toBe('SECTION');
    expect(item).toHaveClass('mine', 'of-the-child', 'md:col-span-2');
  });
});

describe('layout and type', () => {
  it('render no style attribute on a server', () => {
    const html = renderToString(
      <Stack gap={{ initial: 2, md: 8 }} hideBelow="sm" grow wrap justify="between">
        <Grid minColumnWidth="md" align="start">
          <Heading level={3} size="title" tone="error">
            Connections
          </Heading>
          <Text size="caption" tone="muted" weight="medium" align="end" truncate>
            Tested every hour
          </Text>
        </Grid>
      </Stack>,
    );
    expect(html).toContain('Tested every hour');
    expect(html).not.toContain('style=');
  });

  it('give a heading an independent level and size', () => {
    render(
      <Heading level={1} size="h4">
        Connections
      </Heading>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveClass('text-h4');
  });
});
