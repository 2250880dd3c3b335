import { Component, type ReactNode } from 'react';
import { reportError } from './report-error.ts';

/** Renders its fallback, or nothing, in place of a component that fails, and reports the error; the rest of the page stays (specification, section 8). */
export class ErrorBoundary extends Component<{ children: ReactNode; fallback?: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    void reportError('component', error);
  }
  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
