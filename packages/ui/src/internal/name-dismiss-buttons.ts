const LIBRARY_NAME = 'Dismiss';
const NAME = '收起列表';

/**
 * The library puts two unseen buttons around an open list, by which a screen reader on a phone leaves it, and names them
 * in English. They are beside the list when it is put into the page.
 */
export function nameDismissButtons(list: HTMLElement | null): void {
  for (const button of list?.ownerDocument.querySelectorAll(`[aria-label="${LIBRARY_NAME}"]`) ?? [])
    button.setAttribute('aria-label', NAME);
}
