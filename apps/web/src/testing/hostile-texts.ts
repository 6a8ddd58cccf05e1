/** Injection payloads as found in a résumé or advertisement, or in the output of a manipulated model. */
export const HOSTILE_TEXTS: readonly string[] = [
  '<script>window.stolen=1</script>请查看',
  '<img src=x onerror="window.stolen=1">请查看',
  '<iframe src="https://evil.example"></iframe>请查看',
  '<svg/onload=window.stolen=1>请查看',
  '<a href="javascript:window.stolen=1">请查看</a>',
  'javascript:window.stolen=1//',
  '![图](http://evil.example/a.png) [点此](javascript:window.stolen=1)',
  '"></p><form action=//evil.example><input autofocus onfocus=window.stolen=1>',
  '&lt;script&gt;window.stolen=1&lt;/script&gt;',
  '<style>@import "//evil.example"</style>{{constructor.constructor("window.stolen=1")()}}',
];

const ELEMENTS = 'script, iframe, object, embed, form[action], base, meta, style, link, img[src="x"]';
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'poster'];
const PROTOCOLS = ['http:', 'https:', 'tel:', 'mailto:', 'blob:'];
const EVIL = 'evil.example';

/** Whether an address would run code or lead to the attacker's site. */
function isHarmful(value: string, page: string): boolean {
  if (!URL.canParse(value, page)) return false;
  const { protocol, hostname } = new URL(value, page);
  return !PROTOCOLS.includes(protocol) || hostname === EVIL;
}

/** Every trace of a payload in a page: elements that run or load something, event handlers, addresses. */
export function marksOfHarm({ body, baseURI, defaultView }: Document): string[] {
  const found = [...body.querySelectorAll(ELEMENTS)].map((element) => element.outerHTML);
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      const isAddress = ADDRESSES.includes(name) && isHarmful(value, baseURI);
      if (name.startsWith('on') || isAddress) found.push(`${element.tagName} ${name}=${value}`);
    }
  }
  return defaultView && 'stolen' in defaultView ? [...found, 'a script ran'] : found;
}
