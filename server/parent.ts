/**
 * Calls back once when the process that started this one is gone. npm passes signals on, but cannot when it is killed itself;
 * without this the server would stay behind.
 */
export function whenParentGoes(act: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 1000);
  timer.unref();
}
