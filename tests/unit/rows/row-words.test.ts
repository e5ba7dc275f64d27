// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { wordsOfRows } from '../../../src/rows/row-words';

describe('the words of rows', () => {
  it.each([
    ['/data/orders', 'order', 'orders'],
    ['/addresses', 'address', 'addresses'],
    ['/branches', 'branch', 'branches'],
    ['/boxes', 'box', 'boxes'],
    ['/cases', 'case', 'cases'],
    ['/houses', 'house', 'houses'],
    ['/companies', 'company', 'companies'],
    ['/series', 'series', 'series'],
    ['/statuses', 'status', 'statuses'],
    ['/reviews', 'review', 'reviews'],
    ['/purchaseOrders', 'purchase order', 'purchase orders'],
    ['/audit_logs', 'audit log', 'audit logs'],
    ['/data/items', 'item', 'items'],
    ['/features', 'feature', 'features'],
    ['/hits/hits', 'hit', 'hits'],
    ['/entries', 'entry', 'entries'],
  ])('are derived from the rows at %s', (pointer, singular, plural) => {
    expect(wordsOfRows(pointer, 'https://a.example/v1/status')).toEqual({ singular, plural });
  });

  it('are derived from the URL if the rows are not named', () => {
    expect(wordsOfRows('/data', 'https://a.example/v2/incidents')).toMatchObject({ singular: 'incident' });
    expect(wordsOfRows('/features', 'https://a.example/earthquakes/v1/2.5_month.geojson')).toMatchObject({
      singular: 'earthquake',
    });
  });

  it.each(['/data', '/news'])('cannot be derived from %s', (pointer) => {
    expect(wordsOfRows(pointer, 'https://a.example/v1/status')).toBeNull();
  });
});
