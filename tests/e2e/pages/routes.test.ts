import { describeRoutes } from './routes.ts';

describeRoutes(390, 'dark');
