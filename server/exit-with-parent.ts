/**
 * Calls back once when the parent process has ended. npm passes signals on, but not when it is killed itself; without this
 * the server would keep running.
 */
export function exitWithParent(exit: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    exit();
  }, 1000);
  timer.unref();
}
