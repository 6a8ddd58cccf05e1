// jsdom plus browser features that it lacks. A native MessageChannel would keep Jest alive (React's scheduler
// opens one), so it is replaced by a timer; ResizeObserver and matchMedia are no-op stubs.
const { createRequire } = require('node:module');
const path = require('node:path');
const { closeStorages } = require('./async-storages.cjs');

const webRequire = createRequire(path.join(__dirname, '../../apps/web/package.json'));
const { TestEnvironment } = webRequire('jest-environment-jsdom');
const jsdom = createRequire(webRequire.resolve('jest-environment-jsdom')).resolve('jsdom');
const jsdomRequire = createRequire(jsdom);
const formControls = jsdomRequire('./jsdom/living/helpers/form-controls.js');
formControls.getLabelsForLabelable = labelsOf;
jsdomRequire(jsdom);
const { implementation: Label } = jsdomRequire('./jsdom/living/nodes/HTMLLabelElement-impl.js');
const NodeList = jsdomRequire('./jsdom/living/generated/NodeList.js');
const { domSymbolTree } = jsdomRequire('./jsdom/living/helpers/internal-constants.js');
const { isLabelable } = formControls;

// FormData, Blob and File remain jsdom's own, which forms, file inputs and FileReader require.
const COPIED = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
];

// jsdom compares each element with the control of every node of the document, although only labels have one.
function labelsOf(labelable) {
  if (!isLabelable(labelable)) return null;
  const root = labelable.getRootNode({});
  const isLabel = (node) => node._localName === 'label';
  const isOwn = (label) => {
    const id = label.getAttributeNS(null, 'for');
    return (!id || id === labelable.getAttributeNS(null, 'id')) && label.control === labelable;
  };
  const query = () => domSymbolTree.treeToArray(root, { filter: isLabel }).filter(isOwn);
  return (labelable._labels ??= NodeList.createImpl(root._globalObject, [], { element: root, query }));
}

// jsdom walks the whole document for the control of a label, and a query by label text does so for every pair:
// a sixth of the web tier's time.
const walkedControl = Object.getOwnPropertyDescriptor(Label.prototype, 'control');
Object.defineProperty(Label.prototype, 'control', {
  ...walkedControl,
  get() {
    const id = this.getAttributeNS(null, 'for');
    const root = this.getRootNode({});
    if (!id || !root.getElementById) return walkedControl.get.call(this);
    const found = root.getElementById(id);
    return found && isLabelable(found) ? found : null;
  },
});

class TimerMessageChannel {
  constructor() {
    const port = () => ({
      onmessage: null,
      close() {},
      start() {},
      addEventListener() {},
      removeEventListener() {},
    });
    this.port1 = port();
    this.port2 = port();
    this.port1.postMessage = (data) => setTimeout(() => this.port2.onmessage?.({ data }), 0);
    this.port2.postMessage = (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0);
  }
}

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of COPIED) if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
    this.global.MessageChannel = TimerMessageChannel;
    this.global.ResizeObserver ??= QuietObserver;
    this.global.IntersectionObserver ??= QuietObserver;
    this.global.matchMedia ??= matchMedia;
    this.global.scrollTo = () => {};
    // jsdom does not support pseudo-elements and reports each access to one as an error with its stack.
    const { getComputedStyle } = this.global;
    this.global.getComputedStyle = (element) => getComputedStyle.call(this.global, element);
    this.global.Element.prototype.scrollIntoView ??= () => {};
  }

  async teardown() {
    await super.teardown();
    closeStorages();
  }
};
