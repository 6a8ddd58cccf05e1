import { expect, test } from '@playwright/test';
import { watchWindow } from '../still-window.js';

test('scrolling of the editor window is found after the document was left', async ({ context, page }) => {
  const expectStill = await watchWindow(context);
  await context.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>a</title><p style="height:4000px">a</p>' }),
  );
  const scroll = async (path: string) => {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  };
  await scroll('/index/help');
  await expectStill();
  await scroll('/resume/edit');
  await page.goto('/index/help');
  await expect(expectStill()).rejects.toThrow('the window of the editor was scrolled');
});
