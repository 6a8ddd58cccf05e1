import {
  cloneElement,
  Fragment,
  isValidElement,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { opensWithPunctuation } from './spacing.js';
import { plainStart, typesetText, type TextPlace } from './typeset-text.js';

type Parent = ReactElement<{
  children?: ReactNode;
  className?: string;
  role?: string;
  'data-block'?: string;
  'data-separator'?: string;
}>;

interface Typeset {
  node: ReactNode;
  /** The start of the node's text. */
  leading: string;
}

const NAMES = /\b(?:alternate-name|form-name)\b/;
const FACTS = /(?:^| )(?:fact|side-fact-value|form-value)(?: |$)/;
/** Elements that text lines run through. */
const INLINE = new Set<unknown>(['a', 'b', 'i', 'u']);

/**
 * The tree of a template with its texts typeset. Components of a template are pure functions without hooks
 * (README), so that they can be called here, and none of them has to handle typesetting.
 */
export const typesetTree = (node: ReactNode): ReactNode =>
  typesetNode(node, { following: '', isStart: false, isEnd: false }).node;

// From the end to the start: the space at the end of a text depends on what follows.
function typesetNode(node: ReactNode, place: TextPlace): Typeset {
  if (typeof node === 'string' && node !== '')
    return { node: typesetText(node, place), leading: plainStart(node) };
  if (Array.isArray(node)) return typesetList(node as ReactNode[], place);
  if (!isValidElement(node)) return { node, leading: place.following };
  const { type, key, props } = node as Parent;
  if (typeof type === 'function') {
    const drawn = typesetNode((type as FunctionComponent)(props) as ReactNode, place);
    return key === null ? drawn : { ...drawn, node: <Fragment key={key}>{drawn.node}</Fragment> };
  }
  return typesetElement(node as Parent, place);
}

function typesetElement(node: Parent, place: TextPlace): Typeset {
  const { children } = node.props;
  if (children === undefined || children === null) return { node, leading: '' };
  const inner = placeWithin(node, place);
  const { node: content, leading } = typesetNode(children, inner);
  const isShown = node.type === Fragment || INLINE.has(node.type) || node.type === 'span';
  // Statically listed children need no keys, as long as they are passed on the same way.
  const parts = Array.isArray(content) ? content : [content];
  return {
    node: cloneElement(node, undefined, ...(parts as ReactNode[])),
    leading: isShown ? leading : '',
  };
}

/**
 * A line runs through inline elements; other elements may be apart, so that from within a span only
 * punctuation is taken into account.
 */
function placeWithin({ type, props }: Parent, place: TextPlace): TextPlace {
  if (type === Fragment || INLINE.has(type) || props.className === 'joint') return place;
  if (props['data-separator'] !== undefined) return { following: '', isStart: false, isEnd: false };
  if (props.className === 'part')
    return { following: '', within: 'part', isStart: false, isEnd: true, isPartEnd: true };
  const { following, within } = place;
  const begun = beginning(type, props);
  if (begun) return { following: '', within: begun, isStart: true, isEnd: true };
  if (type === 'span') {
    return { ...place, following: opensWithPunctuation(following) ? following : '' };
  }
  return { following: '', within, isStart: false, isEnd: false };
}

function beginning(type: Parent['type'], props: Parent['props']): TextPlace['within'] {
  if (props['data-block'] === 'text' && type !== 'span') return 'paragraph';
  if (type === 'h3') return 'head';
  if (type === 'h1' || NAMES.test(props.className ?? '')) return 'name';
  if (FACTS.test(props.className ?? '')) return 'fact';
  return props.role === 'cell' ? 'cell' : undefined;
}

function typesetList(nodes: ReactNode[], place: TextPlace): Typeset {
  const done: ReactNode[] = [];
  let { following, isEnd, isPartEnd } = place;
  const first = nodes.findIndex(isDrawn);
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const isStart = place.isStart && index === first;
    const { node, leading } = typesetNode(nodes[index], { ...place, following, isStart, isEnd, isPartEnd });
    const isNew = typeof nodes[index] === 'string' && isValidElement(node);
    done.unshift(isNew ? cloneElement(node, { key: `text-${index}` }) : node);
    if (isDrawn(node)) isEnd = isPartEnd = false;
    following = leading;
  }
  return { node: done, leading: following };
}

const isDrawn = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== '' && typeof node !== 'boolean';
