export function AuthDialogs() {
  return null;
}
