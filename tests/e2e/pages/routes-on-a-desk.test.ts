import { describeRoutes } from './routes.ts';

describeRoutes(1280, 'light');
