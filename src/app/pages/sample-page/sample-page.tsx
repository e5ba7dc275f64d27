import { Card, CardContent, CardHeader, CardTitle } from 'waymark';
import { pageTitle } from '../../config/menu';
import { paths } from '../../config/paths';

export function SamplePage() {
  return (
    <>
      <title>{pageTitle(paths.samplePage)}</title>
      <h1 className="mb-5 flex min-h-9 items-center text-h3">Sample Page</h1>
      <Card>
        <CardHeader>
          <CardTitle>Sample Card</CardTitle>
        </CardHeader>
        <CardContent>
          <p className="max-w-[70ch]">
            <bdi>
              Start here with a page of your own. Copy this folder, add a path and a menu entry, and put your content
              into the card. The layout provides the header, the menu and the footer.
            </bdi>
          </p>
        </CardContent>
      </Card>
    </>
  );
}
