import { openTabNotice } from './watch-versions.js';

/** Channels of one name in one browser; like real ones, a closed one throws. */
class Channel extends EventTarget {
  private static open = new Set<Channel>();

  constructor() {
    super();
    Channel.open.add(this);
  }

  static get count(): number {
    return Channel.open.size;
  }

  postMessage(data: unknown): void {
    if (!Channel.open.has(this)) throw new DOMException('Channel is closed', 'InvalidStateError');
    for (const other of Channel.open)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }

  close(): void {
    Channel.open.delete(this);
  }
}

const own = globalThis.BroadcastChannel;
beforeAll(() => Object.assign(globalThis, { BroadcastChannel: Channel }));
afterAll(() => Object.assign(globalThis, { BroadcastChannel: own }));

it('notifies the other tabs of a résumé about a save, but not itself', () => {
  const here = jest.fn();
  const there = jest.fn();
  const otherResume = jest.fn();
  const tabs = [openTabNotice('r1', here), openTabNotice('r1', there), openTabNotice('r2', otherResume)];
  tabs[0]?.announceSaved(3);
  expect(there).toHaveBeenCalledWith(3);
  expect(here).not.toHaveBeenCalled();
  expect(otherResume).not.toHaveBeenCalled();
  tabs.forEach(({ close }) => close());
});

it('notifies about a save confirmed after its editor was left', () => {
  const there = jest.fn();
  const other = openTabNotice('r1', there);
  const mine = openTabNotice('r1', jest.fn());
  mine.close();
  mine.announceSaved(4);
  expect(there).toHaveBeenCalledWith(4);
  other.close();
  expect(Channel.count).toBe(0);
});
