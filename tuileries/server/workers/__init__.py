"""What is thought about in processes of its own."""
