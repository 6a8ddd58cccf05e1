const LIBRARY_NAME = 'Dismiss';
const NAME = '收起列表';

/**
 * The library wraps an open list in two hidden buttons that let phone screen readers leave it, and labels
 * them in English. They are already beside the list when it is mounted.
 */
export function nameDismissButtons(list: HTMLElement | null): void {
  for (const button of list?.ownerDocument.querySelectorAll(`[aria-label="${LIBRARY_NAME}"]`) ?? [])
    button.setAttribute('aria-label', NAME);
}
