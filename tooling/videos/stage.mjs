// Records a page: every frame that the browser renders, and the captions.

const SIZE = { width: 1280, height: 720 };

// The browser does not render the pointer into frames, so the page draws one.
const drawPointer = () => {
  const follow = () => {
    const dot = globalThis.document.createElement('div');
    Object.assign(dot.style, {
      position: 'fixed',
      zIndex: '2147483647',
      width: '18px',
      height: '18px',
      margin: '-9px 0 0 -9px',
      borderRadius: '50%',
      background: 'rgba(14, 124, 102, 0.55)',
      border: '2px solid #fff',
      pointerEvents: 'none',
      left: '-40px',
      top: '0',
    });
    globalThis.document.documentElement.append(dot);
    globalThis.addEventListener('mousemove', ({ clientX, clientY }) => {
      dot.style.left = `${clientX}px`;
      dot.style.top = `${clientY}px`;
    });
  };
  globalThis.addEventListener('DOMContentLoaded', follow);
};

/** Opens a page of a signed-in member and records it from `start` on. */
export async function openStage(browser, base, token) {
  const context = await browser.newContext({ viewport: SIZE, baseURL: base, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.addInitScript(drawPointer);
  const frames = [];
  const captions = [];
  const session = await context.newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp, jpeg: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  return {
    page,
    start: () => session.send('Page.startScreencast', { format: 'jpeg', quality: 85, everyNthFrame: 2 }),
    /** Sets the caption below the picture. */
    say: (text) => captions.push({ at: Date.now() / 1000, text }),
    /** Moves the pointer like a hand. */
    async point(locator) {
      await locator.scrollIntoViewIfNeeded();
      const box = await locator.boundingBox();
      await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 24), { steps: 18 });
    },
    async click(locator) {
      await this.point(locator);
      await locator.click();
    },
    async type(locator, text) {
      await this.click(locator);
      await locator.pressSequentially(text, { delay: 90 });
    },
    /** Time to read what is shown. */
    rest: (seconds) => page.waitForTimeout(seconds * 1000),
    async end() {
      const until = Date.now() / 1000;
      await session.send('Page.stopScreencast');
      await context.close();
      return { frames, captions, until, size: SIZE };
    },
  };
}
